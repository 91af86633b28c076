import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatMessage, type MessageKey } from '@galla/domain';
import { build, type Plugin, type Rolldown } from 'vite';
import { tillFilesOf } from './vite.tillFiles.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles into one file without imports: every browser's workers support it, and so does a page without other files.
 */
async function bundled(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: at(entry), output: { format: 'iife' } },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of the offline page: its own style and script, and requests to the server. */
const policyOf = (css: string, script: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    `script-src ${hashOf(script)}`,
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');

/**
 * The offline page as one text: the worker contains it, so that it survives a logout, which clears every cache. Its
 * texts are from the message catalogue.
 */
async function offlinePage(): Promise<{ page: string; policy: string }> {
  const [template, css, mark, script] = await Promise.all([
    readFile(at('src/serviceWorker/offline/offline.html'), 'utf8'),
    readFile(at('src/serviceWorker/offline/offline.css'), 'utf8'),
    readFile(at('public/mark.svg'), 'utf8'),
    bundled('src/serviceWorker/offline/offline.ts'),
  ]);
  const picture = mark.replace('<svg', '<svg aria-hidden="true"');
  // The policy's hashes cover everything between the tags.
  const page = template
    .replaceAll(/\{\{([\w.]+)\}\}/g, (_, name) =>
      name === 'mark' ? picture : escaped(formatMessage(name as MessageKey)),
    )
    .replace('<style></style>', () => `<style>${css}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`);
  return { page, policy: policyOf(css, script) };
}

/** The page's first scripts, from its tags. */
function scriptsOf(html: string): string[] {
  const found = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  if (found.length === 0) throw new Error('index.html has no script.');
  return found;
}

/** Adds the service worker to the client's build as /sw.js, with the names of the build's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'galla:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Earlier the page lacks its tags, which may differ from those of the entry.
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const scripts = scriptsOf(String(page.source));
        const first = scripts.map((src) => src.slice(1));
        const source = await bundled('src/serviceWorker/worker.ts', {
          GALLA_OFFLINE: JSON.stringify(await offlinePage()),
          GALLA_SCRIPTS: JSON.stringify(scripts.join(' ')),
          GALLA_TILL: JSON.stringify(tillFilesOf(bundle, first)),
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
