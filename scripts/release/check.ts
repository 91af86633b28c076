import { readFile } from 'node:fs/promises';
import { inside } from '../paths.ts';
import { Refusal } from '../terminal.ts';
import { unnamed, missing } from './changelog.ts';
import { changesBetween, type Closed } from './changes.ts';
import { deprecatedIn } from './deprecations.ts';
import { misfits, publishedDocuments } from './documents.ts';

export const SCHEMA = inside('schema.graphql');
/** The schema of the last release. Only `pnpm release:schema` writes it. */
export const RELEASED = inside('gateway', 'released.graphql');
export const CHANGELOG = inside('CHANGELOG.md');
/** The compatibility promise to clients. */
export const RULES = inside('docs', 'graph-changes.md');

/** The enums and unions in the table of closed types; each row of the table begins with a name. */
export function closedOf(rules: string): Closed {
  const [, after = ''] = rules.split(/^## .*never grow.*$/m);
  const section = after.split(/^## /m)[0] ?? '';
  return new Set([...section.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name));
}

/** The findings of one part of the check below a heading; empty when there are none. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  - ${line}`)];
}

async function changesSinceRelease(current: string) {
  const released = await readFile(RELEASED, 'utf8').catch(() => undefined);
  if (released === undefined) {
    console.log(
      '  There is no release yet to compare with: `pnpm release:schema` makes gateway/released.graphql.',
    );
    return { breaking: [], additive: [] };
  }
  return changesBetween(released, current, closedOf(await readFile(RULES, 'utf8')));
}

/**
 * Checks the schema against the promise in docs/graph-changes.md.
 * @throws Refusal when CHANGELOG.md does not mention a breaking change or a deprecation, or when one of our own
 * published operations is invalid
 */
export async function checkRelease(): Promise<void> {
  const current = await readFile(SCHEMA, 'utf8');
  const changelog = await readFile(CHANGELOG, 'utf8');
  const { breaking, additive } = await changesSinceRelease(current);
  for (const change of additive) console.log(`  new for clients: ${change}`);
  const faults = [
    ...section('What we publish does not fit the schema:', misfits(await publishedDocuments(), current)),
    ...section(
      'This breaks clients of the last release. Keep what they use (docs/graph-changes.md), or say it in these words ' +
        'below "## Unreleased" in CHANGELOG.md:',
      unnamed(breaking, changelog),
    ),
    ...section(
      'This is deprecated, and CHANGELOG.md does not name it:',
      missing(deprecatedIn(current), changelog),
    ),
  ];
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
}
