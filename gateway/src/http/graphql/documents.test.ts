import { readFileSync, readdirSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { buildGraph } from '../../schema.ts';
import { checkDocument } from '../limits/checkDocument.ts';
import { readManifest } from './manifest.ts';

const graph = buildGraph();
const EXAMPLES = new URL('../../../playground/examples/', import.meta.url);

test.each(readdirSync(EXAMPLES).filter((name) => name.endsWith('.graphql')))(
  'the example %s runs on the playground',
  (name) => {
    const source = readFileSync(new URL(name, EXAMPLES), 'utf8');
    expect(source).toMatch(/^# \S/);
    expect(checkDocument(graph, source, {}).introspects).toBe(false);
  },
);

test('every operation of the manifest fits the schema', () => {
  const misfits = [...readManifest()].flatMap(([id, source]) =>
    validate(graph, parse(source)).map(({ message }) => `${id}: ${message}`),
  );
  expect(misfits).toEqual([]);
});

test('an administrator can register operations; a file that is none is told by its name', () => {
  const registered = new URL('testing/registered.json', import.meta.url);
  expect(readManifest(registered.pathname).get('stock-report')).toContain('query StockReport');
  const broken = new URL('../../../package.json', import.meta.url);
  expect(() => readManifest(broken.pathname)).toThrow('package.json must map ids to the texts of operations');
});
