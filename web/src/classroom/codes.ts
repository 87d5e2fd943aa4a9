/** Codes in groups, as people read them aloud: `B7K PM2X`. */
export function grouped(code: string): string {
  const half = Math.floor(code.length / 2);
  return code.includes("-") ? code : `${code.slice(0, half)} ${code.slice(half)}`;
}

/** Hours and minutes of a day: `10:50`. */
export function ofDay(at: Date): string {
  return `${String(at.getHours()).padStart(2, "0")}:${String(at.getMinutes()).padStart(2, "0")}`;
}

/** Minutes and seconds: `4:10`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
