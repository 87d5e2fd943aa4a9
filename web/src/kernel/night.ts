/** When a device is quiet by itself. */

const EVENING = 20;
const MORNING = 7;

/** At night it is quiet, unless somebody here wants it otherwise. */
export function heardByDefault(hour: number): boolean {
  return hour >= MORNING && hour < EVENING;
}
