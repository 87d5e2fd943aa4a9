import { expect, test } from "vitest";
import { mixOf, recompute, sealedIn, sealOf } from "./seal";

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
test("parts make the seed that the server makes of them, and a part that was not brought is noticed", async () => {
  // Made by the server's own `mix`.
  const shares = { house: "h", "0": "a", "10": "c", "2": "b" };
  expect(await mixOf(shares)).toBe("51437dd784fa08a1f6e7ae6ff6d939b3548e06c2c3d31062a38624c21e8db5a7");
  const opened = { seed: "51437dd784fa08a1f6e7ae6ff6d939b3548e06c2c3d31062a38624c21e8db5a7", salt: "salt" };
  const promise = await sealOf({ seed: "h", salt: "salt" });
  expect(await recompute(opened, shares, promise)).toMatchObject({ mixed: true, promised: true });
  expect(await recompute(opened, { ...shares, "0": "z" }, promise)).toMatchObject({ mixed: false });
  expect(await recompute(opened, { ...shares, house: "i" }, promise)).toMatchObject({ mixed: false, promised: false });
  expect(await recompute(opened, {}, null)).toMatchObject({ mixed: null, promised: null });
});
