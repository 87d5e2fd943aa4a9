/** Soft sounds, made here: a few sine waves that swell and fade. No files, nothing loud, nothing that repeats. */

export type Tune = "turn" | "gain" | "cost" | "card" | "win";
/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds. */
export type Note = readonly [pitch: number, at: number, long: number];

export const notes: { readonly [tune in Tune]: readonly Note[] } = {
  turn: [
    [523.25, 0, 0.22],
    [659.25, 0.12, 0.32],
  ],
  gain: [
    [880, 0, 0.09],
    [1174.66, 0.07, 0.16],
  ],
  cost: [
    [392, 0, 0.12],
    [329.63, 0.09, 0.2],
  ],
  card: [[587.33, 0, 0.07]],
  win: [
    [523.25, 0, 0.3],
    [659.25, 0.14, 0.3],
    [783.99, 0.28, 0.3],
    [1046.5, 0.42, 0.7],
  ],
};

/** As loud as a page being turned. */
const LOUDNESS = 0.05;
let room: AudioContext | null = null;

/** Browsers let a page sound only after somebody touched it: before that this stays silent. */
export function play(tune: readonly Note[]): void {
  if (!("AudioContext" in globalThis) || navigator.userActivation?.hasBeenActive === false) return;
  room ??= new AudioContext();
  if (room.state === "suspended") void room.resume();
  const now = room.currentTime + 0.02;
  for (const [pitch, at, long] of tune) {
    const tone = new OscillatorNode(room, { type: "sine", frequency: pitch });
    const swell = new GainNode(room, { gain: 0 });
    swell.gain.setValueAtTime(0, now + at);
    swell.gain.linearRampToValueAtTime(LOUDNESS, now + at + 0.015);
    swell.gain.exponentialRampToValueAtTime(0.0001, now + at + long);
    tone.connect(swell).connect(room.destination);
    tone.start(now + at);
    tone.stop(now + at + long + 0.05);
  }
}
