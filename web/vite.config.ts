import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.ALCANCIA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../alcancia/web_dist",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows nothing inline; pictures come as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/text": server, "/rules": server } },
  test: { include: ["src/**/*.test.ts"] },
});
