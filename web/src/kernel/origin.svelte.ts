/** The address under which others reach this server: what it says itself, else what this device used. */

import { api, refused } from "./api";
import { house } from "./at";

let address = $state(house());
let asked = false;

export function origin(): string {
  if (!asked) void ask();
  return address;
}

async function ask(): Promise<void> {
  asked = true;
  const site = await api.site();
  if (refused(site)) asked = false;
  else if (site.address !== "") address = site.address;
}
