/** `83` → `1:23`; from an hour on `1:05:00`. */
export function minutes(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const [whole, left] = [Math.floor(rest / 60), rest % 60];
  return hours > 0 ? `${hours}:${two(whole)}:${two(left)}` : `${whole}:${two(left)}`;
}
