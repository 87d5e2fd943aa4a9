"""Every cure taken out once: the test that holds it has to fail. `python -m tests.server.attacks.cures [words of a cure …]`

Each is tried on a copy of the program. A cure whose code has changed has to be written down here again: it is no cure if nobody knows it.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[3]
SERVER: Final = "alcancia/server"
SECONDS: Final = 300


class Cure(NamedTuple):
    """What is done about a finding, in which file of the server, and what stands there without it."""

    what: str
    file: str
    cure: str
    without: str
    test: str


ACCEPTING: Final = "test_accepting.py"
CONNECTIONS, FAIRNESS, DAMAGE = (f"attacks/test_{name}.py" for name in ("connections", "fairness", "damage"))
CURES: Final = (
    Cure("frames are counted", "transport.py", "elif not self._meter.fits(data):", "elif False:",
         f"{CONNECTIONS}::test_a_flood_of_frames_ends_its_own_socket"),
    Cure("no echo where nobody reads", "transport.py", "if self.writable.is_set() and not self.transport.is_closing():\n            self",
         "if True:\n            self", "test_transport.py::test_no_echo_is_written_where_nobody_reads"),
    Cure("whoever does not read is let go", "transport.py", "if self._unread is None:", "if False:",
         f"{CONNECTIONS}::test_whoever_does_not_read_is_let_go"),
    Cure("every request has a deadline", "transport.py", "self._expect(state if state in (h11.IDLE, h11.SEND_BODY) else None)", "pass",
         f"{CONNECTIONS}::test_the_second_request_has_a_deadline_too"),
    Cure("an address has a part of all connections", "doorway.py", "if len(same) > max(1, self.most * limits.OF_ADDRESS):",
         "if self._count > self.most:\n            self._make_way(next(iter(self._here.values())), passer)\n        elif False:",
         f"{CONNECTIONS}::test_a_crowd_of_one_address_pushes_nobody_else_out"),
    Cure("whoever is gone is not waited for", "transport.py", "self.doorway.leave(self)\n        self._guest.leave()",
         "self.doorway.leave(self)",
         f"{CONNECTIONS}::test_nothing_waits_for_those_who_are_gone"),
    Cure("few lines about nonsense", "transport.py", "return self._lines[kind] <= self.MOST", "return True",
         f"{CONNECTIONS}::test_nonsense_leaves_few_lines"),
    Cure("whoever waits is told of the end", "transport.py", "super().shutdown()\n        self._guest.leave()", "super().shutdown()",
         f"{CONNECTIONS}::test_an_end_says_little_about_those_who_wait"),
    Cure("the end is no fault", "transport.py", "if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):",
         "if False:", f"{CONNECTIONS}::test_an_end_says_little_about_those_who_wait"),
    Cure("a few newcomers are looked at, then everybody else", "accepting.py", "AT_ONCE: Final = 16", "AT_ONCE: Final = 1000",
         f"{ACCEPTING}::test_a_crowd_is_looked_at_a_few_at_a_time"),
    Cure("or for a moment", "accepting.py", "if not self._found or time.perf_counter() - begin > LONGEST_TURN:", "if not self._found:",
         f"{ACCEPTING}::test_a_long_turn_ends_early"),
    Cure("those outside have a part of the time", "accepting.py", "max(LEAST_REST, REST * (time.perf_counter() - begin))", "0",
         f"{ACCEPTING}::test_after_a_few_everybody_else_has_most_of_the_time"),
    Cure("nothing is made for half a head", "accepting.py", "is not None or len(head) >= limits.HEADER_BYTES:", "is not None or True:",
         f"{ACCEPTING}::test_whoever_says_nothing_whole_stays_outside"),
    Cure("half a head has a deadline", "accepting.py", "self._after(\"silent\", limits.HEADER_SECONDS, self._tire)", "pass",
         f"{ACCEPTING}::test_whoever_says_nothing_whole_stays_outside"),
    Cure("nonsense is answered at the door", "accepting.py", "if head and not head[:1].isalpha():", "if False:",
         f"{ACCEPTING}::test_what_is_no_request_is_answered_at_the_door"),
    Cure("strangers come one after the other", "accepting.py", "and now >= self._next and", "and",
         f"{ACCEPTING}::test_strangers_come_one_after_the_other"),
    Cure("people we know pass strangers", "accepting.py", "(whose := manners.knows(head)) is None", "(whose := None) is None",
         f"{ACCEPTING}::test_people_we_know_wait_for_no_stranger"),
    Cure("a token is one device's", "accepting.py", "or (whose and not manners.may_return(whose))", "",
         f"{ACCEPTING}::test_a_name_lets_in_only_so_often"),
    Cure("strangers come at a pace", "limits.py", "if own.level() < 1 or self._strangers.take() is None:",
         "return True\n        if False:",
         f"{CONNECTIONS}::test_a_flood_of_connections_waits_outside"),
    Cure("open files are counted", "transport.py", "part = min(1.0, max(0.01, (room - OWN_FILES) / (wanted - OWN_FILES)))", "part = 1.0",
         "test_transport.py::test_no_more_is_taken_than_there_are_files"),
    Cure("files by their path", "pages.py", "self._files.get(path)", 
         "self._files.setdefault(name, (0, tagged(path.read_bytes(), name, ())))",
         f"{CONNECTIONS}::test_nothing_is_kept_by_its_spelling"),
    Cure("names that no file can have", "pages.py", "except (OSError, ValueError):", "except ZeroDivisionError:",
         f"{CONNECTIONS}::test_names_no_file_can_have"),
    Cure("long answers in pieces", "responses.py", "PIECE: Final = 32_768", "PIECE: Final = 1 << 30",
         "test_limits.py::test_a_long_answer_waits_for_whoever_reads_it"),
    Cure("waking tables has a pace", "hub.py", "id in self._opening or self.paces.may_wake(token, address)", "True",
         "test_limits.py::test_nobody_has_tables_brought_into_memory_without_end"),
    Cure("a crowd at a class's door is noticed", "classes/admission.py", "if self._crowd.take() is None:", "if False:",
         "test_class_admission.py::test_a_flood_is_shown_out_and_the_class_comes_in"),
    Cure("a pin that a crowd used counts for nobody", "classes/admission.py", "(pin is None or pin.used > PIN_CALM)", "pin is None",
         "test_class_admission.py::test_a_flood_with_the_pin_is_shown_out_too"),
    Cure("a pin seats a few", "classes/admission.py", "and pin.used + heads <= most", "",
         "test_class_admission.py::test_a_pin_seats_a_few_and_not_for_long"),
    Cure("the pin stands on the trainer's projector only", "classes/showing.py",
         "shows = room.state.door and room.register.guide_of(token) is not None", "shows = room.state.door",
         "test_class_admission.py::test_only_a_projector_of_the_trainers_shows_the_pin"),
    Cure("sockets at a class for those with a place", "classes/live.py",
         "(1 if self.register.knows(onlooker.token) else 1 - limits.RESERVED)", "1",
         "test_class_admission.py::test_sockets_of_strangers_leave_room_for_those_with_a_place"),
    Cure("a full house is said", "hub.py", "            self._say_full(True)\n", "",
         "test_limits.py::test_a_full_house_is_said_to_those_who_lead_until_there_is_room"),
    Cure("a house can be full", "hub.py", "self._fill.tables >= self.most.tables or self._fill.bytes >= self.most.bytes", "False",
         f"{FAIRNESS}::test_a_house_can_be_full"),
    Cure("so much a day", "app.py", "if a_day is not None and a_day.of(address).take() is None:", "if False:",
         "test_limits.py::test_one_address_leaves_so_much_a_day"),
    Cure("a log has an end", "playing.py", "if live.memory.steps >= limits.ENTRIES:", "if False:",
         "test_limits.py::test_a_log_does_not_grow_for_ever"),
    Cure("undo in files has an end", "records.py", '_said(moves, "undo") > limits.UNDOS', "False",
         "test_import_fuzz.py::test_undo_without_end_is_no_record"),
    Cure("a bot's seat needs a tap", "seating.py", 'and not (playing and lobby.chairs[wanted].kind == "bot")', "",
         f"{FAIRNESS}::test_nobody_sees_a_bots_hand_by_sitting_down"),
    Cure("whoever saw hands has no other", "seating.py", "if playing and request.person is not None:", "if False:",
         f"{FAIRNESS}::test_a_trainer_who_saw_all_hands_does_not_sit_down"),
    Cure("going back needs everybody", "playing.py", "if not mine or not others:", "if True:",
         f"{FAIRNESS}::test_going_back_needs_everybody"),
    Cure("a branch says so", "lookback.py", 'lobby.luck = "branch"', "pass",
         f"{FAIRNESS}::test_luck_that_may_be_known_says_so_and_shares_are_shown"),
    Cure("room for those who play", "socket.py", "strangers >= limits.SOCKETS_AT_TABLE * (1 - limits.RESERVED)", "False",
         f"{FAIRNESS}::test_eighty_spectators_keep_no_player_out"),
    Cure("the clock goes on where it was", "clocks.py", "return min(used, max(0, of - BACK_SECONDS)) if returns < MOST_RETURNS else used",
         "return 0.0", f"{FAIRNESS}::test_going_and_coming_gives_no_time"),
    Cure("hosting passes on", "hub.py", "live.receive(HostGone())", "pass", f"{FAIRNESS}::test_a_host_who_is_gone_stops_nobody"),
    Cure("tokens are sealed", "app.py", "token is not None and tokens.is_ours(token, self.hub.key)", "token is not None",
         f"{FAIRNESS}::test_tokens_of_ones_own_invention_are_nobodys"),
    Cure("a return code works once", "seating.py", "lobby.people[person].code = None", "pass",
         f"{FAIRNESS}::test_a_return_code_works_once_and_its_owner_hears"),
    Cure("fifty tables hide nobody", "lists.py", "for pairs in zip_longest(*by_maker.values()) for pair in pairs if pair is not None",
         "for pairs in by_maker.values() for pair in pairs", "test_lists.py::test_whoever_lists_fifty_tables_hides_nobody_elses"),
    Cure("a wrong date is doubted", "sweeping.py", "return now - self.doubt.seconds", "return now",
         f"{DAMAGE}::test_a_wrong_date_erases_nothing"),
    Cure("a lost tail shows", "live.py", "if not log.whole:", "if False:", f"{DAMAGE}::test_a_lost_tail_shows"),
    Cure("a failing disk is said", "hub.py", "self.disk_fails = error is not None\n            self._tell_trouble()", "pass",
         f"{DAMAGE}::test_a_failing_disk_is_said"),
    Cure("looking writes nothing", "store/sqlite.py", "self._looking.ask(table, read)",
         "self._hand_in(lambda db: statements.claim(db, table, epoch), read)", f"{DAMAGE}::test_looking_writes_nothing"),
    Cure("deleted stays deleted", "store/sqlite.py", "note_deleted(self._path.parent, [table])", "pass",
         f"{DAMAGE}::test_deleted_stays_deleted_after_a_restore"),
    Cure("crash reports go too", "hub.py", '(self.reports / f"frozen-{table}.json").unlink(missing_ok=True)', "pass",
         f"{DAMAGE}::test_crash_reports_go_with_their_table"),
    Cure("deleted bytes are overwritten (G25)", "store/files.py", "secure_delete=ON", "secure_delete=OFF",
         "test_store.py::test_deleting_a_table_leaves_no_byte_of_a_name"),
    Cure("codes are long (G22)", "tokens.py", "JOIN_LENGTH: Final = 9", "JOIN_LENGTH: Final = 6",
         "test_lobby.py::test_codes_are_hard_to_guess"),
    Cure("spoiled records are refused by a reason (G24)", "records.py", "return _rows(data)\n    except Unplayable as error:",
         "return _rows(data)\n    except ZeroDivisionError as error:",
         "test_import_fuzz.py::test_spoiled_records"),
    Cure("whoever waits for a bot comes first", "pool.py", "(self._waiting or self._later).popleft()",
         "(self._later or self._waiting).popleft()",
         "test_bots.py::test_whoever_waits_for_a_bot_waits_for_no_tables_of_bots_alone"),
    Cure("the luck of those who play on is told to nobody", "telling.py", 'return Refused("same_luck") if live.lobby.luck == "class"',
         'return Refused("same_luck") if False',
         "test_class_seating.py::test_who_is_done_first_cannot_look_up_the_luck_of_the_others"),
    Cure("the hands of those who play on are told to nobody", "telling.py",
         'return closed if closed is not None and (closed.reason == "not_over" or not live.lobby.of.hooks.open_figures) else None',
         'return closed if closed is not None and closed.reason == "not_over" else None',
         "test_class_seating.py::test_who_is_done_first_cannot_look_up_the_hands_of_the_others"),
    Cure("sockets that are handed on count twice", "hub.py", "        self.sockets += 2\n        self.strangers += strangers\n",
         "        self.sockets += 0\n", "test_nodes.py::test_a_socket_by_way_of_another_node_counts_there_too"),
    Cure("people who played wait for no stranger's debrief", "lookback.py", "live.lobby.bookmarks, request.person is not None)",
         "live.lobby.bookmarks, False)", "test_coach.py::test_whoever_was_at_the_table_is_no_stranger_to_the_coach"),
    Cure("what is asked during play comes last", "whys.py", "self._foreseen(seat, question, found), later=True)",
         "self._foreseen(seat, question, found))", "test_whys.py::test_what_is_asked_during_play_comes_after_all_else"),
    Cure("words are read beside the event loop", "pages.py", "return await read(_tagged_picture, game, locale)",
         "return _tagged_picture(game, locale)", "test_stalls.py::test_whoever_asks_for_words_first_makes_nobody_wait"),
    Cure("whoever has a place waits for nobody else who has one", "limits.py", "if self.own is not None and", "if False and",
         "test_limits.py::test_whoever_has_a_place_waits_for_nobody_else_who_has_one"),
    Cure("a network counts as one address", "app.py", 'return counted(str((scope.get("client") or ("",))[0]))',
         'return str((scope.get("client") or ("",))[0])', "test_limits.py::test_one_network_makes_only_so_many_tables"),
    Cure("programs play at the pace of people", "live.py", "refused = refused if refused is not None else self._hurry(message)", "pass",
         "test_limits.py::test_programs_at_tables_of_their_own_play_at_the_pace_of_people"),
    Cure("HSTS", "app.py", "if self.policy.tls:", "if False:", "test_operating.py::test_under_tls_nobody_comes_without_it_again"),
    Cure("a long log is played elsewhere", "recalling.py", "if len(rows) > LONG and (found", "if False and (found",
         "test_recall.py::test_looking_back_and_branching_play_little_in_the_event_loop"),
    Cure("an open seat is no pardon", "lobby.py", "        if pardon:\n", "        if True:\n",
         f"{FAIRNESS}::test_a_host_does_not_read_a_removed_rivals_hand"),
    Cure("an address makes only so many tables", "limits.py", '"create": ((2, 60), (0.25, 30), (2, 60), None)',
         '"create": ((2, 60), (2, 60), (2, 60), None)', f"{FAIRNESS}::test_one_address_makes_only_so_many_tables"),
    Cure("a door that asks", "seating.py", 'if lobby.settings.door == "open" and', "if True and",
         f"{FAIRNESS}::test_a_class_sits_down_against_one_laptop"),
    Cure("tables keep the content they were laid with", "../shelf/boxes.py", "if (older := kept_content.game_of(name)) is not None:",
         "if (older := None) is not None:", "test_upgrade.py::test_a_game_goes_on_with_the_content_it_was_laid_with"),
    Cure("bots are told what they know", "bots.py", "known = table.hint(seat, luck)", "known = None",
         "test_bots.py::test_the_server_tells_a_bot_what_it_knows_and_a_person_only_the_topic"),
    Cure("no letters that show nothing", "names.py", "sign not in INVISIBLE and ", "",
         "test_hostile_text.py::test_letters_that_show_nothing_are_in_no_name"),
    Cure("look-alikes by Unicode's table", "names.py", "look_alikes().get(sign, sign)", "sign",
         "test_lobby.py::test_names_are_tidied_and_told_apart"),
    Cure("on macOS a commit is on the disk", "store/files.py", '"fullfsync=ON"', '"fullfsync=OFF"',
         "test_store.py::test_the_settings_we_promise"),
    Cure("play goes on after the disk came back", "hub.py", "call_later(RECHECK_SECONDS, self.recheck, live)",
         "call_soon(self.drop, live, \"restart\", 1012)", "test_faults.py::test_the_disk_is_full_for_a_while"),
    Cure("the folder is ours alone", "store/files.py", "exist_ok=True, mode=0o700)", "exist_ok=True)",
         f"{DAMAGE}::test_only_we_may_read_the_folder"),
    Cure("wrong codes cost", "limits.py", '"guess": ((4, 120), (1, 40), (4, 60), None)', '"guess": ((4, 120), (40, 400), (4, 60), None)',
         "test_limits.py::test_guessing_codes_costs_those_who_guess"),
)  # fmt: skip


def noticed(cure: Cure) -> bool:
    """Does its test fail without it?"""
    with tempfile.TemporaryDirectory(prefix="alcancia-cures-") as folder:
        copy = Path(folder)
        for name in ("alcancia", "tests"):
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "web_dist", "playthroughs", "web"))
        (copy / "alcancia" / "web_dist").symlink_to(ROOT / "alcancia" / "web_dist")
        shutil.copy(ROOT / "pyproject.toml", copy)
        file = copy / SERVER / cure.file
        file.write_text(file.read_text("utf-8").replace(cure.cure, cure.without, 1), "utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:xdist", "-p", "no:cacheprovider", f"tests/server/{cure.test}"]
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=SECONDS, check=False)
        return done.returncode == 1


if __name__ == "__main__":
    wanted = [cure for cure in CURES if not sys.argv[1:] or any(word in cure.what for word in sys.argv[1:])]
    missed = 0
    for cure in wanted:
        found = noticed(cure)
        missed += not found
        print("noticed" if found else "MISSED", cure.what, cure.test, flush=True)
    sys.exit(missed > 0)
