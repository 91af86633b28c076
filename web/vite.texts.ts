import { fileURLToPath } from 'node:url';
import { ENGLISH, type MessageKey } from '@galla/domain';
import { normalizePath, type Plugin } from 'vite';
import { keyFinder } from './texts/keysIn.ts';

const catalogue = normalizePath(fileURLToPath(new URL('../domain/src/messages/english.ts', import.meta.url)));

/**
 * Splits the message catalogue by module: in the built client it starts empty, and each module adds the texts
 * whose keys it contains. Code that uses a key runs after the module that contains it, so no text needs to be
 * awaited.
 */
export function texts(): Plugin {
  const keysIn = keyFinder(Object.keys(ENGLISH));
  return {
    name: 'galla:texts',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: catalogue }, handler: () => 'export const ENGLISH = {};' },
    transform: {
      filter: {
        id: /\/(web|domain)\/src\/.*\.tsx?$/,
        code: /['"`]\w+\.[\w.$]/,
      },
      handler(code, id) {
        const file = id.split('?', 1)[0] ?? id;
        if (file.includes('/domain/src/messages/') || file.includes('/__generated__/')) return undefined;
        const { keys, open } = keysIn(code, file);
        for (const slice of open)
          this.error(`"${slice}\${…}" may be any text of its slice: name the keys in a table.`);
        if (keys.size === 0) return undefined;
        const own = Object.fromEntries([...keys].toSorted().map((key) => [key, ENGLISH[key as MessageKey]]));
        // On the first line, before any code of the module uses a text; line numbers still match the source
        // map.
        return {
          code: `import{ENGLISH as _texts}from'${catalogue}';Object.assign(_texts,${JSON.stringify(own)});${code}`,
          map: null,
        };
      },
    },
  };
}
