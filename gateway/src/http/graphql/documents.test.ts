import { readFileSync, readdirSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { buildGraph } from '../../schema.ts';
import { checkDocument } from '../limits/checkDocument.ts';
import { readDocument } from '../limits/readDocument.ts';
import { testApp } from '../../testing/testApp.ts';
import { readManifest, readManifestWith } from './manifest.ts';

const graph = buildGraph();
const EXAMPLES = new URL('../../../playground/examples/', import.meta.url);

test.each(readdirSync(EXAMPLES).filter((name) => name.endsWith('.graphql')))(
  'the example %s runs on the playground',
  (name) => {
    const source = readFileSync(new URL(name, EXAMPLES), 'utf8');
    expect(source).toMatch(/^# \S/);
    expect(() => checkDocument(graph, readDocument(source), {})).not.toThrow();
  },
);

test('every operation of the manifest fits the schema', () => {
  const misfits = [...readManifest()].flatMap(([id, source]) =>
    validate(graph, parse(source)).map(({ message }) => `${id}: ${message}`),
  );
  expect(misfits).toEqual([]);
});

const REGISTERED = new URL('testing/registered.json', import.meta.url).pathname;
const BROKEN = new URL('testing/brokenOperations.json', import.meta.url).pathname;

test('an administrator can register operations', () => {
  expect(readManifestWith(REGISTERED, graph).get('stock-report')).toContain('query StockReport');
});

test('a file that is none is told by its name', () => {
  const noOperations = new URL('../../../package.json', import.meta.url).pathname;
  expect(() => readManifestWith(noOperations, graph)).toThrow(
    'package.json must map ids to the texts of operations',
  );
  expect(() => readManifestWith('/nowhere.json', graph)).toThrow("OPERATIONS_FILE can't be used: ENOENT");
});

test('an operation that can not run stops the start, with its name and what is wrong', async () => {
  await expect(testApp([], { operationsFile: BROKEN })).rejects.toThrow(
    [
      `OPERATIONS_FILE ${BROKEN} has operations that can't run:`,
      '  misspelt: Cannot query field "viewr" on type "Query". Did you mean "viewer"? (line 1, column 11)',
      '  cut-off: Syntax Error: Expected Name, found <EOF>. (line 1, column 17)',
      '  two: It must be one operation, and is 2.',
    ].join('\n'),
  );
});
