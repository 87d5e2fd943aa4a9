### What a learner of a class reads: at the door, while waiting, and at the table.

## The door

class-welcome = Welcome!
class-sit = Sit down
class-sit-all = Sit down together
class-sharing = We share this device
class-alone = I am alone at this device
class-several = Several of us share this device, each with a seat of their own
class-heads = How many of you are there?
class-we-are = There are { $n } of us
class-fewer = One fewer
class-more = One more
class-pair = Two of us play one seat together
class-which-sign = Which sign stands on your table?
class-name-field = What should we call you? (You may leave it empty.)
class-pin-field = Pin on the projector
class-pin-unseen = Can’t see the projector? Show your trainer a number.
class-door-closed = The door is closed
class-door-wait = Your trainer opens it. You can wait here: this page notices by itself.
class-over = This class is over

## Coming back

class-was-here = I was here before
class-no-code = No code at hand? Show your trainer a number.
class-knock = Show a number
class-show-number = Tell your trainer this number:

## Seated

class-you-are = You are
class-beside = You share a seat with { $names }.
class-go-to = Your table: { $sign }
class-moved = You moved! Your table is now: { $sign }
class-no-sign = You will see your table here as soon as there are enough of you.
class-reroll = { $n ->
    [0] No other animal left
    [one] Another animal (once more)
   *[other] Another animal ({ $n } times)
}
class-return-code = If this device breaks, your code for another one:
class-get-up = Get up and leave
class-wait-start = You have a seat. The game begins soon.
class-begun = The game is running.
class-to-table = Go to the table
class-watch-table = Watch this table
class-see-end = See how it ended
class-lesson-over = The lesson is over
class-release = Forget me on this device
    .about = The next person here starts afresh. With your code you can come back.

## At the table

class-strip = Your class
class-hand = Raise hand
class-hand-up = Hand is up ({ $n })
class-seen = OK
class-time-left = { $time } left
class-hurry = The end is near: { $n } seconds for each answer
class-breather = Time to talk before you finish
    .about = You have a little time left. What is your plan for the rest of the last round?
class-stands = Everybody stops for a moment
    .about = Nothing is lost. You can look, but not move.
class-stands-soon = Stop after this round
    .about = Play your round to its end, then everybody stops.
