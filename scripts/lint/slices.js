import { dirname, join, relative, sep } from 'node:path';

/** Folders that every slice builds on; any of their files may be imported. */
const SHARED = {
  upstream: ['db', 'http', 'lists', 'paper', 'plainTable', 'testing'],
  gateway: ['http', 'live', 'operation', 'refusals', 'relay', 'rest', 'testing'],
  web: ['app', 'list', 'local', 'record', 'serviceWorker', 'testing', 'ui', '__generated__'],
};

/** Folders that compose the slices and may therefore import their files. */
const COMPOSING = {
  upstream: ['admin', 'db', 'demo', 'examples', 'http', 'testing'],
  gateway: ['http', 'testing'],
  web: ['app', 'serviceWorker', 'testing'],
};

/** Package, slice and path within the slice; undefined outside of a slice. */
function placeOf(path) {
  const [pkg, src, slice, ...rest] = path.split(sep);
  return src === 'src' && pkg in SHARED && rest.length > 0 ? { pkg, slice, rest: rest.join('/') } : undefined;
}

/** Request and response contracts of a slice. */
const CONTRACT = /(contract|Contract|schemas)\.ts$/;

const isTest = (path) => /\.test\.tsx?$|\/testing|\/fixtures\//.test(path);

/** The slice whose internals an import illegally reaches into; undefined for an allowed import. */
export function trespass(root, file, specifier) {
  if (!specifier.startsWith('.') || isTest(file)) return undefined;
  const from = placeOf(relative(root, file));
  const to = placeOf(relative(root, join(dirname(file), specifier)));
  if (from === undefined || to === undefined || from.pkg !== to.pkg || from.slice === to.slice)
    return undefined;
  if (SHARED[to.pkg].includes(to.slice) || COMPOSING[from.pkg].includes(from.slice)) return undefined;
  // The gateway loads contracts. Contracts that import only other contracts do not pull in the service.
  const isContract = CONTRACT.test(to.rest) && CONTRACT.test(from.rest);
  return to.rest === 'index.ts' || isContract ? undefined : to.slice;
}

const rule = {
  create(context) {
    const check = (node) => {
      const slice = node.source && trespass(context.cwd, context.filename, node.source.value);
      if (slice) context.report({ node, message: `Import what ${slice}/index.ts exports for other slices.` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

/** Oxlint's plugin of this repository: a slice is used through its `index.ts` (ADR 1). */
export default { meta: { name: 'galla' }, rules: { slices: rule } };
