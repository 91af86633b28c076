import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import root from '../package.json' with { type: 'json' };
import { calendarFont } from './vite.calendarFont.ts';
import { relay, relayCompiler } from './vite.relay.ts';
import { serviceWorker } from './vite.serviceWorker.ts';
import { texts } from './vite.texts.ts';

const gateway = 'http://localhost:4000';

/**
 * Libraries that several screens use and most do not: each is a chunk of its own, outside the common chunk.
 */
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
    // Without Relay's legacy containers, which are not used: 10 KiB of the first screen.
    alias: [
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      // jsPDF imports them to print HTML and SVG, which is not used: they are not installed.
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
    // The content security policy allows neither data: URLs for fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // package.json declares modules as free of side effects, so only the used exports of an `index.ts` are
            // bundled.
            // One file for what every screen needs, with the login, whose controls every screen uses too: over
            // HTTP/1.1 many small files delay each other, and a second one would be requested only after the first.
            { name: 'frame', test: /\/web\/src\/(main|session\/Login\/Login)\.tsx$/, priority: 4 },
            // The same after signing in: the shell, and modules that many screens and dialogs share.
            { name: 'shell', test: /\/web\/src\/app\/shell\/Shell\.tsx$/, priority: 3 },
            { name: 'common', test: (id) => !isApart(id), minShareCount: 8, priority: 2 },
            ...APART.map((group) => ({ ...group, minShareCount: 4, priority: 1 })),
            // Icons of a few hundred bytes each, which would otherwise be one file each.
            { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
