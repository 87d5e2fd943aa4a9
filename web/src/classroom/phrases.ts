/** Ready phrases of the trainer, in the order in which they are offered. */
export const PHRASES = [
  "eyes_here",
  "listen",
  "five_minutes",
  "two_minutes",
  "finish_round",
  "read_card",
  "talk_together",
  "look_at_figures",
  "take_your_time",
  "a_bit_faster",
  "well_done",
  "come_to_me",
];
