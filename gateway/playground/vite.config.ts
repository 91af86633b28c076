import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** GraphiQL with its editor and workers, from npm packages only. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/playground/',
  // The libraries' "use client" lines would make a warning each.
  logLevel: 'error',
  // The libraries ask for it, and the policy allows no script that would make it.
  define: { 'process.env.NODE_ENV': '"production"' },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // An editor is large; nobody waits for it at a counter.
    chunkSizeWarningLimit: 8_000,
  },
});
