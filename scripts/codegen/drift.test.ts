import { expect, test } from 'vitest';
import { driftBetween, generatedFiles } from './generatedFiles.ts';

test('files that came, went or changed have drifted', () => {
  const before = new Map([
    ['same', '1'],
    ['gone', '1'],
    ['changed', '1'],
  ]);
  const after = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['new', '1'],
  ]);
  expect(driftBetween(before, after)).toEqual(['changed', 'gone', 'new']);
  expect(driftBetween(after, after)).toEqual([]);
});

test('the public schema, resolvers and tables are among the generated files, hand-written ones are not', async () => {
  const files = await generatedFiles();
  expect(files.filter((file) => file.endsWith('/schema.graphql')).length).toBeGreaterThan(1);
  expect(files.some((file) => file.endsWith('/upstream/src/db/types.generated.ts'))).toBe(true);
  expect(files.some((file) => file.endsWith('.test.ts') && !file.includes('/resolvers/'))).toBe(false);
});
