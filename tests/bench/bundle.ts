import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WEB_FOLDER } from '../../scripts/start/web.ts';
import { KIB, type Row } from './row.ts';

/** The bundler's entry for an output file. */
interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Groups of Vite's settings that the first screen after sign-in loads for all others. */
const SHARED = ['shell', 'common'];

const sharedIn = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((name) => SHARED.includes(manifest[name]?.name ?? ''));

/** A file with everything it cannot run without. */
function closureOf(name: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of manifest[name]?.imports ?? []) closureOf(next, manifest, found);
  return found;
}

async function compressed(file: string): Promise<number> {
  return file.endsWith('.js') ? gzipSync(await readFile(join(WEB_FOLDER, file)), { level: 9 }).length : 0;
}

interface Part {
  name: string;
  /** Bytes of gzip it adds. */
  bytes: number;
}

type Known = ReadonlySet<string>;

/**
 * What is already loaded when a part is fetched: frame, shell and shared chunks, and the common closure of the
 * parts that can open it. A dialog opens over its screen.
 */
function alreadyThere(manifest: Manifest, late: readonly string[], first: Known): Map<string, Known> {
  const shared = sharedIn(manifest);
  const signedIn = new Set(first);
  for (const name of shared) closureOf(name, manifest, signedIn);
  const openers = new Map(
    late.map((name) => [
      name,
      late.filter((one) =>
        [...closureOf(one, manifest)].some((file) => manifest[file]?.dynamicImports?.includes(name)),
      ),
    ]),
  );
  const everything: Known = new Set(Object.keys(manifest));
  // Openers can form cycles: each begins with everything, and loses what an opener does not have.
  const known = new Map(late.map((name) => [name, everything]));
  for (let changed = true; changed;) {
    changed = false;
    for (const name of late) {
      const before = known.get(name) ?? everything;
      const fetched = [...first].some((file) => manifest[file]?.dynamicImports?.includes(name));
      const base = shared.includes(name) ? first : signedIn;
      const lists = fetched
        ? [base]
        : (openers.get(name) ?? []).map((one) =>
            closureOf(one, manifest, new Set([...(known.get(one) ?? []), ...base])),
          );
      const now = new Set([...before].filter((file) => lists.every((list) => list.has(file))));
      changed ||= now.size < before.size;
      known.set(name, now);
    }
  }
  return known;
}

/** What each lazily loaded part adds to what is loaded by then, largest first. */
async function lateParts(manifest: Manifest, page: string): Promise<Part[]> {
  const first = new Set<string>();
  for (const [name, { file }] of Object.entries(manifest))
    if (page.includes(file)) closureOf(name, manifest, first);
  const late = [...new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))];
  const known = alreadyThere(manifest, late, first);
  const parts = late.map(async (name) => {
    const own = [...closureOf(name, manifest)].filter((one) => !known.get(name)?.has(one));
    const sizes = await Promise.all(own.map((one) => compressed(manifest[one]?.file ?? '')));
    return { name, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
  return (await Promise.all(parts)).toSorted((one, other) => other.bytes - one.bytes);
}

const described = (parts: readonly Part[]) =>
  parts.map(({ name, bytes }) => `${name.split('/').at(-1)} ${Math.round(bytes / KIB)}`).join(', ');

const above = (parts: readonly Part[], most: number) =>
  parts.filter(({ bytes }) => bytes > most * KIB).length;

/** What the lazily loaded parts of the built client add. */
export async function bundleRows(): Promise<Row[]> {
  const text = await readFile(join(WEB_FOLDER, '.vite', 'manifest.json'), 'utf8');
  const page = await readFile(join(WEB_FOLDER, 'index.html'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const parts = await lateParts(manifest, page);
  // Screens and dialogs are components; code fetched for one action is a function with its library.
  const screens = parts.filter(({ name }) => name.endsWith('.tsx'));
  const acts = parts.filter(({ name }) => /\.(ts|json)$/.test(name));
  const sizes = await Promise.all(sharedIn(manifest).map((name) => compressed(manifest[name]?.file ?? '')));
  const shared = sizes.reduce((sum, size) => sum + size, 0);
  return [
    {
      what: 'JS after signing in: shell and what screens share, KiB gz',
      measured: String(Math.round(shared / KIB)),
      must: 'at most 60, aim 40',
    },
    {
      what: 'JS of the largest screens and dialogs, KiB gz',
      measured: described(screens.slice(0, 6)),
      must: 'at most 60',
    },
    {
      what: 'of these above 60, above 40',
      measured: `${above(screens, 60)}, ${above(screens, 40)} of ${screens.length}`,
      must: 'none, aim none',
    },
    {
      what: 'JS fetched for one act, KiB gz',
      measured: described(acts.slice(0, 4)),
      must: 'never with a screen',
    },
  ];
}
