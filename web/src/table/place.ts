import type { Eyes } from "../kernel/live.svelte";

/** Whose eyes look at the table here; `desk`: the trainer's, with a screen that shows only what everybody may know. */
export type Place = Eyes | "desk";
