# The lab: forecasts and reports.

cli-cmd-lab = The lab: what a change of rules does, from many games.
cli-cmd-lab-compare = Play the same luck under two sets of rules and compare every figure.
cli-cmd-lab-forecast = Say in plain words what a change of rules does.
cli-cmd-lab-sweep = Play the same luck for every value of one option.
cli-lab-change = A rule to change, as option=value; may be said several times.
cli-lab-vary = The option to vary, as option=lowest..highest or option=lowest..highest/step.
cli-lab-out = A folder for rows (Parquet, CSV), dictionary and a report; work that was interrupted goes on from there.
cli-workers-lab = How many processes play; all cores unless told otherwise.
cli-cluster = Play on a Ray cluster: ray, or ray:address.
lab-row = { $mark } { $figure }: { $a } → { $b }, change { $c } ({ $d } to { $e })
lab-interval = { $mean } ({ $low } to { $high })
lab-rule = { $option }: { $after } instead of { $before }.
lab-report-compare = Two sets of rules compared
lab-report-sweep = What { $option } does
lab-column-figure = Figure
lab-column-before = Before
lab-column-after = After
lab-column-change = Change (95 % interval)
lab-axis-change = Change, in standard deviations between games
measure-game = Number of the game
measure-bot = Who played
measure-rank = Place
measure-first = Share of the first place
measure-worth = Worth, by which places are given
measure-rules = Before or after the change
refused-no_frames = This needs more libraries: pip install "{ $extra }"
refused-no_cluster = This needs more libraries: pip install "{ $extra }"
refused-unknown_cluster = There is no cluster of the kind { $name }.
refused-bad_sweep = Say it as lowest..highest, with at most { $most } values.
