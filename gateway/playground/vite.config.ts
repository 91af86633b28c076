import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles GraphiQL with its editor and workers, from npm packages only. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/playground/',
  // Each "use client" directive in the libraries would cause a warning.
  logLevel: 'error',
  // The libraries read it, and the content security policy allows no inline script to set it.
  define: { 'process.env.NODE_ENV': '"production"' },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The editor is large, but no cashier waits for it.
    chunkSizeWarningLimit: 8_000,
  },
});
