import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../../docs/clients.md');

/** A code sample of the page for other clients. */
export interface Sample {
  /** The language and its info string: "sh", "sh stream". */
  kind: string;
  text: string;
}

/** The page's source. */
export const PAGE = readFileSync(FILE, 'utf8');

/** The samples in order. */
export const SAMPLES: readonly Sample[] = [...PAGE.matchAll(/^```(.+)\n([^]*?)^```$/gm)].map(
  ([, kind = '', text = '']) => ({ kind, text }),
);

/** Values of a fresh installation on the page, and their equivalents in a test. */
export interface Installation {
  url: string;
  mobile: string;
}

/** A sample adapted to another installation. */
export const adapted = (text: string, { url, mobile }: Installation): string =>
  text.replaceAll('http://localhost:4000', url).replaceAll('9000000001', mobile);

/** The samples that are files, by the names in their first lines. */
export function filesOf(kind: string, installation: Installation): Map<string, string> {
  const files = SAMPLES.filter((sample) => sample.kind === kind).map(({ text }): [string, string] => {
    const [, name] = /^(?:\/\/|#) (\S+)\n/.exec(text) ?? [];
    if (name === undefined) throw new Error(`A ${kind} sample does not say which file it is:\n${text}`);
    return [name, adapted(text, installation)];
  });
  return new Map(files);
}
