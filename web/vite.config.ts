import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import root from '../package.json' with { type: 'json' };
import { calendarFont } from './vite.calendarFont.ts';
import { relay, relayCompiler } from './vite.relay.ts';
import { serviceWorker } from './vite.serviceWorker.ts';
import { texts } from './vite.texts.ts';

const gateway = 'http://localhost:4000';

/** Libraries that several screens use and most do without: a file each, instead of a part of what all share. */
const APART = [
  { name: 'codes', test: /\/(qrcode|dijkstrajs)\/|\/web\/src\/ui\/(QrCode|qrPath)\./ },
  { name: 'sliders', test: /\/(@zag-js|components)\/slider\/|\/web\/src\/ui\/SliderLine\./ },
];

const isApart = (id: string): boolean => APART.some(({ test }) => test.test(id));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  define: { 'import.meta.env.GALLA_VERSION': JSON.stringify(root.version) },
  plugins: [texts(), relay(), relayCompiler(), react(), calendarFont(), serviceWorker()],
  resolve: {
    // Without Relay's old containers, which nothing here uses: 10 KiB of the first screen.
    alias: [
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      // jsPDF asks for them to print HTML and SVG, which nothing here does: they are not installed.
      {
        find: /^(canvg|dompurify|html2canvas)$/,
        replacement: fileURLToPath(new URL('src/absent.ts', import.meta.url)),
      },
    ],
  },
  server: {
    port: 4001,
    strictPort: true,
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/schema.graphql',
        '/rest',
        '/docs',
        '/uploads',
        '/files',
        '^/b/',
        '/pdf',
        '/receipt',
        '/labels',
        '/imports',
        '/sheets',
        '/payment-sandbox',
        '/playground',
        '/healthz',
        '/map-styles.json',
      ].map((path) => [path, gateway]),
    ),
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: address for fonts, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // package.json says that modules have no effects by themselves: of an `index.ts` comes only what is used.
            // What every screen needs, and the login, whose controls every screen uses too: one file, because over
            // HTTP/1.1 many small ones wait for each other, and a second one would be asked for only after the first.
            { name: 'frame', test: /\/web\/src\/(main|session\/Login\/Login)\.tsx$/, priority: 4 },
            // The same after signing in: the shell, and what many screens and dialogs have in common.
            { name: 'shell', test: /\/web\/src\/app\/shell\/Shell\.tsx$/, priority: 3 },
            { name: 'common', test: (id) => !isApart(id), minShareCount: 8, priority: 2 },
            ...APART.map((group) => ({ ...group, minShareCount: 4, priority: 1 })),
            // Signs of a few hundred bytes, which would be a file each.
            { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
