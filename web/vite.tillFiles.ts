import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/** The screens of a sale and the code that they load first; their dialogs are found from there. */
const TILL = [
  'src/app/shell/Shell.tsx',
  'src/billing/Billing/Billing.tsx',
  'src/billing/Billings/Billings.tsx',
  'src/billing/QrCodePage/QrCodePage.tsx',
  'src/billing/BillingHistory/BillingHistory.tsx',
  'src/billing/QuickBill/QuickBill.tsx',
  'src/catalogue/local/catalogue.ts',
  'src/local/database.ts',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

function chunkNamed(name: string, bundle: Bundle): Chunk {
  const file = bundle[name];
  if (file?.type !== 'chunk') throw new Error(`The build has no script ${name}.`);
  return file;
}

function chunkWith(module: string, bundle: Bundle): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(module),
  );
  if (found === undefined) throw new Error(`The build has no ${module}, which the till needs.`);
  return found.fileName;
}

/** Adds a script with its static imports and optionally its dynamic ones. */
function collect(name: string, bundle: Bundle, found: Set<string>, later: boolean): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const { imports, dynamicImports } = chunkNamed(name, bundle);
  for (const next of later ? [...imports, ...dynamicImports] : imports) collect(next, bundle, found, later);
  return found;
}

/**
 * The paths of all scripts and styles that the till's screens need in addition to a page's first ones, which are
 * already loaded and reference every other screen.
 */
export function tillFilesOf(bundle: Bundle, first: readonly string[]): string[] {
  const there = new Set<string>();
  for (const name of first) collect(name, bundle, there, false);
  const till = new Set(there);
  for (const module of TILL) collect(chunkWith(module, bundle), bundle, till, true);
  const scripts = [...till].filter((name) => !there.has(name));
  const styles = scripts.flatMap((name) => [...(chunkNamed(name, bundle).viteMetadata?.importedCss ?? [])]);
  return [...scripts, ...styles].map((name) => `/${name}`).toSorted();
}
