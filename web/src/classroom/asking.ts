import type { Answer } from "../kernel/api";

/** Ask something of the class as somebody who leads it; what went wrong is shown by the page. */
export type Ask = <T = object>(what: string, body?: object) => Promise<Answer<T>>;
