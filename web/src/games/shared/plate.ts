/** What a plate is told, besides what lies on the table. */

import type { Teller } from "../../kernel/telling";

export interface PlateProps {
  seat: number;
  teller: Teller;
  /** Little room: a chip on a phone, or many seats. */
  chip: boolean;
  compact: boolean;
  /** Something has just happened here. */
  changed: boolean;
  open(): void;
}
