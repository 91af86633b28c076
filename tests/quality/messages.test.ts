import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DOMAIN = join(import.meta.dirname, '../../domain/src');

/** The exports of a domain file. */
const exportsOf = async (file: string): Promise<object[]> =>
  Object.values((await import(join(DOMAIN, file))) as Record<string, object>);

test('no slice overwrites a text of another, and the catalogue has the texts of all', async () => {
  const parts: object[] = [];
  for await (const file of glob(['**/{messages,*Messages}.ts', 'messages/{faults,scalars}.ts'], {
    cwd: DOMAIN,
  }))
    parts.push(...(await exportsOf(file)));
  const keys = parts.flatMap((part) => Object.keys(part));
  expect(new Set(keys).size).toBe(keys.length);
  const [english] = await exportsOf('messages/english.ts');
  expect(keys.toSorted()).toEqual(Object.keys(english ?? {}).toSorted());
});
