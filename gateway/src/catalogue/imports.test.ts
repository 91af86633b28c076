import { problem } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const DB_ID = '018f0000-0000-7000-8000-0000000000aa';
const KEY = '018f0000-0000-7000-8000-0000000000bb';
const ID = globalId('CatalogueImport', DB_ID);

type ImportData = Answer<typeof catalogue.catalogueImport>['data'];

const data = (more: Partial<ImportData> = {}): ImportData => ({
  id: DB_ID,
  category_type: 'product',
  file_name: 'range.xlsx',
  state: 'READY',
  version: 'v1',
  row_count: 3,
  added: 1,
  changed: 1,
  unchanged: 0,
  refused: 1,
  fault_count: 1,
  faults: [{ row: 4, column: 'C', label: 'Price', message: 'Please enter a valid number (e.g., 10.5)' }],
  needs_matching: false,
  columns: [{ column: 'A', heading: 'Item name', sample: 'Soap', field: 'title' }],
  fields: [{ name: 'title', label: 'Name', required: true }],
  rows: [{ row: 2, action: 'ADD', title: 'Soap', changes: [{ label: 'Price', before: '', after: '10.00' }] }],
  ...more,
});

const LOOK = `query ($id: ID!) { viewer { tenant { catalogueImport(id: $id) {
  id kind fileName isDone version rowCount addCount changeCount unchangedCount refusedCount faultCount annotatedUrl
  needsMatching columns { column heading sample field } fields { name label required }
  faults { row column label message } rows { row action title changes { label before after } }
} catalogueImportProgress(id: $id) { rowsDone isDone } } } }`;

const progress = answering(catalogue.catalogueImportProgress, () => ({
  success: true,
  rows_done: 100,
  done: false,
}));

test('tells what an import would do, and how far it is', async () => {
  const fakes = [
    signedIn(),
    answering(catalogue.catalogueImport, () => ({ success: true, data: data() })),
    progress,
  ];
  const { data: answered, errors } = await runOperation(LOOK, { variables: { id: ID }, fakes });
  expect(errors).toEqual([]);
  expect(answered).toEqual({
    viewer: {
      tenant: {
        catalogueImport: {
          id: ID,
          kind: 'PRODUCT',
          fileName: 'range.xlsx',
          isDone: false,
          version: 'v1',
          rowCount: 3,
          addCount: 1,
          changeCount: 1,
          unchangedCount: 0,
          refusedCount: 1,
          faultCount: 1,
          annotatedUrl: `http://localhost:4000/sheets/faults/${ID}`,
          needsMatching: false,
          columns: [{ column: 'A', heading: 'Item name', sample: 'Soap', field: 'title' }],
          fields: [{ name: 'title', label: 'Name', required: true }],
          faults: [
            { row: 4, column: 'C', label: 'Price', message: 'Please enter a valid number (e.g., 10.5)' },
          ],
          rows: [
            {
              row: 2,
              action: 'ADD',
              title: 'Soap',
              changes: [{ label: 'Price', before: '', after: '10.00' }],
            },
          ],
        },
        catalogueImportProgress: { rowsDone: 100, isDone: false },
      },
    },
  });
});

test('an import of somebody else, or of another type, is none', async () => {
  const fakes = [
    signedIn(),
    refusing(catalogue.catalogueImport, 'NOT_FOUND'),
    refusing(catalogue.catalogueImportProgress, 'NOT_FOUND'),
  ];
  const nothing = { viewer: { tenant: { catalogueImport: null, catalogueImportProgress: null } } };
  for (const id of [ID, globalId('Product', DB_ID), 'x']) {
    const { data: answered, errors } = await runOperation(LOOK, { variables: { id }, fakes });
    expect({ answered, errors }).toEqual({ answered: nothing, errors: [] });
  }
});

const RUN = `mutation ($input: RunCatalogueImportInput!) { runCatalogueImport(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on InvalidInput { problems { field message } }
  ... on RunCatalogueImportSuccess { import { id isDone addCount annotatedUrl } }
} }`;

const run = (fake: Fake, person = signedIn()) =>
  runOperation(RUN, { variables: { input: { key: KEY, import: ID, version: 'v1' } }, fakes: [person, fake] });

test('runs an import that was looked at', async () => {
  const done = data({ state: 'DONE', version: '', faults: [], rows: [], fault_count: 0, added: 2 });
  const fake = answering(catalogue.runCatalogueImport, () => ({ success: true, message: 'ok', data: done }));
  const { data: answered, received } = await run(fake);
  expect(answered).toEqual({
    runCatalogueImport: {
      __typename: 'RunCatalogueImportSuccess',
      import: { id: ID, isDone: true, addCount: 2, annotatedUrl: null },
    },
  });
  expect(received[1]?.parts).toEqual({ key: KEY, body: { import_id: DB_ID, version: 'v1' } });
});

test.each([
  ['CHANGED_MEANWHILE', 'ChangedMeanwhile'],
  ['NOT_FOUND', 'NotFound'],
  ['PERMISSION_DENIED', 'PermissionDenied'],
  ['IMPORT_STOPPED', 'Refused'],
  ['STILL_RUNNING', 'Refused'],
] as const)('tells %s of upstream as %s', async (code, __typename) => {
  const { data: answered } = await run(refusing(catalogue.runCatalogueImport, code));
  expect(answered).toMatchObject({ runCatalogueImport: { __typename, code } });
});

test('tells faults at their cells', async () => {
  const problems = [problem('C4', 'INVALID_INPUT', 'forms.notNumber')];
  const { data: answered } = await run(refusing(catalogue.runCatalogueImport, 'SHEET_FAULTS', {}, problems));
  expect(answered).toMatchObject({
    runCatalogueImport: { __typename: 'InvalidInput', code: 'SHEET_FAULTS', problems: [{ field: 'C4' }] },
  });
});

test('is refused without a right to add or change, before upstream is asked', async () => {
  const { data: answered, calls } = await run(progress, signedIn(employeeWith('products:view')));
  expect(answered).toMatchObject({ runCatalogueImport: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});

test('asks a run to stop', async () => {
  const { data: answered, received } = await runOperation(
    `mutation ($input: StopCatalogueImportInput!) { stopCatalogueImport(input: $input) {
      ... on StopCatalogueImportSuccess { importId }
    } }`,
    {
      variables: { input: { key: KEY, import: ID } },
      fakes: [signedIn(), answering(catalogue.stopCatalogueImport, () => ({ success: true }))],
    },
  );
  expect(answered).toEqual({ stopCatalogueImport: { importId: ID } });
  expect(received[1]?.parts).toEqual({ key: KEY, body: { import_id: DB_ID } });
});

test('names the columns of a sheet', async () => {
  const column = { name: 'title', label: 'Name', type: 'text', required: true, values: [] };
  const { data: answered } = await runOperation(
    `{ viewer { tenant { sheetColumns(kind: SERVICE) { name label required values } } } }`,
    { fakes: [signedIn(), answering(catalogue.getColumnName, () => ({ success: true, data: [column] }))] },
  );
  expect(answered).toEqual({
    viewer: { tenant: { sheetColumns: [{ name: 'title', label: 'Name', required: true, values: [] }] } },
  });
});

const MATCH = `mutation ($input: MatchCatalogueImportInput!) { matchCatalogueImport(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on InvalidInput { problems { field message } }
  ... on MatchCatalogueImportSuccess { import { id needsMatching columns { column field } } }
} }`;

const match = (fake: Fake) => {
  const columns = [{ column: 'A', field: 'title' }, { column: 'B' }];
  return runOperation(MATCH, {
    variables: { input: { key: KEY, import: ID, columns } },
    fakes: [signedIn(), fake],
  });
};

test('says what the columns hold', async () => {
  const fake = answering(catalogue.matchCatalogueImport, () => ({ success: true, data: data() }));
  const { data: answered, received } = await match(fake);
  expect(answered).toEqual({
    matchCatalogueImport: {
      __typename: 'MatchCatalogueImportSuccess',
      import: { id: ID, needsMatching: false, columns: [{ column: 'A', field: 'title' }] },
    },
  });
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      import_id: DB_ID,
      columns: [
        { column: 'A', field: 'title' },
        { column: 'B', field: null },
      ],
    },
  });
});

test('two columns for one field are told at the field', async () => {
  const problems = [
    problem('columns.1.field', 'INVALID_INPUT', 'sheets.fieldTwice', { label: 'Name', column: 'A' }),
  ];
  const { data: answered } = await match(
    refusing(catalogue.matchCatalogueImport, 'INVALID_INPUT', {}, problems),
  );
  expect(answered).toMatchObject({
    matchCatalogueImport: { __typename: 'InvalidInput', problems: [{ field: 'columns.1.field' }] },
  });
});
