### Rules of a table and the trainer's desk: what the form says, lessons, scripts.

## Options and lessons

option-mark-handbook = handbook
option-mark-live = may change in play
lesson-about = What is different: { $text }
lesson-why = Why: { $text }
lesson-aim = Aim: { $text }
lesson-goal = Goal of the day: { $text }
lesson-ask1 = Ask afterwards: { $text }
lesson-ask2 = Ask afterwards: { $text }
