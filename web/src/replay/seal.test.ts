import { expect, test } from "vitest";
import { sealedIn, sealOf } from "./seal";

/** Made by the server's own `commitment("seed", "salt")`. */
const SEAL = "e0a3f037ba79d546ddd4596a2840677a5180a683799c41c3f2963ab0b4def9e4";

test("the seal is made as the server makes it", async () => {
  expect(await sealOf({ seed: "seed", salt: "salt" })).toBe(SEAL);
  expect(await sealOf({ seed: "uña 1", salt: "sal" })).toBe(
    "65205c9232f279a38a68df9bf5909b69af0dfb753d54c0ff53405d4917f0d45d",
  );
});
test("another seed or salt makes another seal, and neither can hide in the other", async () => {
  expect(await sealOf({ seed: "seeds", salt: "salt" })).not.toBe(SEAL);
  expect(await sealOf({ seed: "seed", salt: "salts" })).not.toBe(SEAL);
  expect(await sealOf({ seed: "\nseed", salt: "salt" })).not.toBe(SEAL);
});
test("where the browser may not compute, nothing is claimed", async () => {
  expect(await sealOf({ seed: "seed", salt: "salt" }, null)).toBeNull();
});
test("a record names its seal; anything else does not", () => {
  expect(sealedIn('{"commitment":"c","seed":"s","salt":"t","moves":[]}')).toEqual({ seal: "c", seed: "s", salt: "t" });
  expect(sealedIn('{"commitment":"c","seed":null,"salt":null}')).toBeNull();
  expect(sealedIn("null")).toBeNull();
  expect(sealedIn("no record")).toBeNull();
});
