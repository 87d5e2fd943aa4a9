// Written from the game's own types; to change it, change those and run: python -m tests.web.view_types

export interface Behind {
  other: number;
  decides: string;
  mine: number;
  theirs: number;
}
