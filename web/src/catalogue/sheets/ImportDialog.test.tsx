import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure, notJson, unreachable } from '../../app/graph/failure.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { sendSheet } from './sendSheet.ts';
import { fetchAnnotated, fetchTemplate } from './sheetFiles.ts';

vi.mock(import('./sendSheet.ts'), () => ({ sendSheet: vi.fn<typeof sendSheet>() }));
vi.mock(import('./sheetFiles.ts'), () => ({
  fetchTemplate: vi.fn<typeof fetchTemplate>(),
  fetchAnnotated: vi.fn<typeof fetchAnnotated>(),
}));
vi.mock(import('../../app/pdf/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const RANGE = new File(['x'], 'range.xlsx');

beforeEach(() => {
  vi.mocked(sendSheet).mockReset().mockResolvedValue('i1');
  vi.mocked(fetchTemplate)
    .mockReset()
    .mockResolvedValue(new File(['t'], 'Template.xlsx'));
  vi.mocked(fetchAnnotated)
    .mockReset()
    .mockResolvedValue(new File(['a'], 'range_To_mend.xlsx'));
  vi.mocked(saveFile).mockReset();
});

function open() {
  const onClose = vi.fn<() => void>();
  const onImported = vi.fn<() => void>();
  const element = <ImportDialog kind="PRODUCT" onClose={onClose} onImported={onImported} />;
  return { ...renderAt('/', [{ path: '/', element }]), onClose, onImported };
}

const choose = async (file = RANGE): Promise<void> => {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose Excel file', { selector: 'input' });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

const looked = (more: object = {}) => ({
  viewer: {
    tenant: {
      id: 't1',
      catalogueImport: {
        id: 'i1',
        fileName: 'range.xlsx',
        version: 'v1',
        rowCount: 3,
        addCount: 1,
        changeCount: 1,
        unchangedCount: 1,
        refusedCount: 0,
        faultCount: 0,
        annotatedUrl: '/sheets/faults/i1',
        needsMatching: false,
        columns: [],
        fields: [],
        faults: [],
        rows: [
          { row: 2, action: 'ADD', title: 'Comb', changes: [{ label: 'Name', before: '', after: 'Comb' }] },
          {
            row: 3,
            action: 'CHANGE',
            title: 'Soap',
            changes: [{ label: 'Price', before: '10.00', after: '12.00' }],
          },
        ],
        ...more,
      },
    },
  },
});

test('a sheet is chosen, looked at and imported, and the list hears of it 1.5 s later', async () => {
  const { environment, user, onClose, onImported } = open();
  await choose();
  expect(sendSheet).toHaveBeenCalledWith('PRODUCT', RANGE, expect.anything());
  await answerWith(environment, 'LookAtImportQuery', looked());
  expect(await screen.findByText('Comb')).toBeDefined();
  expect(screen.getByText(/12\.00/)).toBeDefined();
  await user.click(await button('Import 2 rows'));
  expect(await sentInput(environment, 'useRunImportMutation')).toMatchObject({ import: 'i1', version: 'v1' });
  expect(await screen.findByRole('progressbar', { name: '0 of 3 rows' })).toBeDefined();
  await answerWith(environment, 'watchProgressQuery', {
    viewer: { tenant: { id: 't1', catalogueImportProgress: { rowsDone: 2 } } },
  });
  expect(await screen.findByRole('progressbar', { name: '2 of 3 rows' })).toBeDefined();
  await answerWith(environment, 'useRunImportMutation', {
    runCatalogueImport: {
      __typename: 'RunCatalogueImportSuccess',
      import: { id: 'i1', isDone: true, addCount: 1, changeCount: 1, unchangedCount: 1 },
    },
  });
  expect((await screen.findByRole('status')).textContent).toBe('1 added, 1 changed, 1 unchanged.');
  expect(onImported).not.toHaveBeenCalled();
  await waitFor(() => expect(onImported).toHaveBeenCalledOnce());
  await user.click(await button('Show products'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('every fault stands at its cell, nothing can be imported, and the marked file can be had', async () => {
  const { environment, user } = open();
  await choose();
  const faults = Array.from({ length: 60 }, (_, at) => ({
    row: at + 2,
    column: 'C',
    label: 'Price',
    message: 'Please enter a valid number (e.g., 10.5)',
  }));
  await answerWith(environment, 'LookAtImportQuery', looked({ faults, faultCount: 60, refusedCount: 60 }));
  expect(await screen.findByText('60 cells need a look')).toBeDefined();
  expect(screen.getByText('C51')).toBeDefined();
  expect(screen.queryByText('C52')).toBeNull();
  await user.click(await button('Show 10 more'));
  expect(screen.getByText('C61')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await user.click(await button('Download with errors marked'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  await user.click(await button('Choose another file'));
  expect(await button('Choose Excel file')).toBeDefined();
});

test('why a file could not be sent is told, and another one can be chosen', async () => {
  const { environment } = open();
  for (const [error, message] of [
    [new GraphFailure('INVALID_INPUT', 'This is not an Excel file.', 'r'), 'This is not an Excel file.'],
    [new GraphFailure('INTERNAL', 'x', 'r'), 'Upload failed'],
    [notJson('r'), 'Invalid response format from server.'],
    [unreachable('r'), 'Service is not reachable. Try again.'],
  ] as const) {
    vi.mocked(sendSheet).mockRejectedValueOnce(error);
    await choose();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  }
  await choose();
  await answerWith(environment, 'LookAtImportQuery', looked());
  expect(await button('Import 2 rows')).toBeDefined();
});

test('what changed meanwhile is looked at again, with the same key for the run', async () => {
  const { environment, user } = open();
  await choose();
  await answerWith(environment, 'LookAtImportQuery', looked());
  await user.click(await button('Import 2 rows'));
  const { key } = await sentInput(environment, 'useRunImportMutation');
  const message = 'Items changed in the meantime. Check the rows again before you import.';
  await answerWith(environment, 'useRunImportMutation', {
    runCatalogueImport: { __typename: 'ChangedMeanwhile', __isRefusal: 'ChangedMeanwhile', message },
  });
  await answerWith(environment, 'LookAtImportQuery', looked({ version: 'v2', addCount: 0 }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await user.click(await button('Import 1 row'));
  expect(await sentInput(environment, 'useRunImportMutation')).toMatchObject({ key, version: 'v2' });
});

test('a run can be stopped, and then nothing was changed', async () => {
  const { environment, user, onImported } = open();
  await choose();
  await answerWith(environment, 'LookAtImportQuery', looked());
  await user.click(await button('Import 2 rows'));
  await user.click(await button('Stop'));
  expect(await sentInput(environment, 'useStopImportMutation')).toMatchObject({ import: 'i1' });
  expect((await button('Stop')).disabled).toBe(true);
  await answerWith(environment, 'useRunImportMutation', {
    runCatalogueImport: {
      __typename: 'Refused',
      __isRefusal: 'Refused',
      code: 'IMPORT_STOPPED',
      message: 'x',
    },
  });
  // The preview is refetched.
  await answerWith(environment, 'LookAtImportQuery', looked());
  expect((await screen.findByRole('alert')).textContent).toBe('The import was stopped. Nothing was changed.');
  expect(await button('Import 2 rows')).toBeDefined();
  expect(onImported).not.toHaveBeenCalled();
});

test('a look that fails can be tried again', async () => {
  const { environment, user } = open();
  await choose();
  await fail(environment, 'LookAtImportQuery', unreachable('r'));
  expect(await screen.findByText('Could not read the file.')).toBeDefined();
  await user.click(await button(/Retry/));
  await waitFor(() => expect(waiting(environment, 'LookAtImportQuery')).toBe(1));
  await answerWith(environment, 'LookAtImportQuery', looked());
  expect(await button('Import 2 rows')).toBeDefined();
});

test('a sheet that says what is there already has nothing to import', async () => {
  const { environment } = open();
  await choose();
  await answerWith(environment, 'LookAtImportQuery', looked({ addCount: 0, changeCount: 0, rows: [] }));
  expect(
    await screen.findByText('No changes found in these rows. There is nothing to import.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

test('the template is saved; what is no sheet or too large is told before it is sent', async () => {
  const { user } = open();
  await user.click(await button('Download template'));
  await waitFor(() => expect(vi.mocked(saveFile).mock.calls[0]?.[0].name).toBe('Template.xlsx'));
  const large = Object.defineProperty(new File(['x'], 'range.xlsx'), 'size', { value: 6 * 1024 * 1024 });
  for (const [file, message] of [
    [new File(['x'], 'range.csv'), 'Choose an Excel file: .xlsx or .xls.'],
    [large, 'This file is too large. The limit is 5 MB and 999 rows.'],
  ] as const) {
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  }
  expect(sendSheet).not.toHaveBeenCalled();
});

const foreign = {
  needsMatching: true,
  addCount: 0,
  changeCount: 0,
  refusedCount: 3,
  columns: [
    { column: 'A', heading: 'Item name*', sample: 'Soap', field: 'title' },
    { column: 'B', heading: 'Sale price', sample: '₹1,250.00', field: 'price' },
    { column: 'C', heading: 'Shelf', sample: '', field: null },
  ],
  fields: [
    { name: 'title', label: 'Name', required: true },
    { name: 'price', label: 'Price', required: false },
    { name: 'brand', label: 'Brand', required: false },
  ],
};

const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

test('a sheet with headings of its own is matched, looked at, and its columns can be changed', async () => {
  const { environment, user } = open();
  await choose();
  await answerWith(environment, 'LookAtImportQuery', looked(foreign));
  expect((await select('B · Sale price')).value).toBe('price');
  expect(screen.getByText('e.g. ₹1,250.00')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await user.selectOptions(await select('C · Shelf'), 'Brand');
  await user.click(await button('Continue'));
  const columns = [
    { column: 'A', field: 'title' },
    { column: 'B', field: 'price' },
    { column: 'C', field: 'brand' },
  ];
  expect(await sentInput(environment, 'useMatchImportMutation')).toMatchObject({ import: 'i1', columns });
  const matched = foreign.columns.map((one, at) => ({ ...one, field: columns[at]?.field }));
  const { catalogueImport } = looked({ ...foreign, needsMatching: false, columns: matched }).viewer.tenant;
  const seen = { ...catalogueImport, addCount: 2, changeCount: 0, refusedCount: 0 };
  await answerWith(environment, 'useMatchImportMutation', {
    matchCatalogueImport: { __typename: 'MatchCatalogueImportSuccess', import: seen },
  });
  expect(await button('Import 2 rows')).toBeDefined();
  await user.click(await button('Change columns'));
  expect((await select('C · Shelf')).value).toBe('brand');
});

test('a matching that the server refuses stays as it was chosen', async () => {
  const { environment, user } = open();
  await choose();
  await answerWith(environment, 'LookAtImportQuery', looked(foreign));
  await user.selectOptions(await select('B · Sale price'), 'Leave out');
  await user.click(await button('Continue'));
  await sentInput(environment, 'useMatchImportMutation');
  await answerWith(environment, 'useMatchImportMutation', {
    matchCatalogueImport: {
      __typename: 'NotFound',
      __isRefusal: 'NotFound',
      code: 'NOT_FOUND',
      message: 'Not found.',
    },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Not found.');
  expect((await select('B · Sale price')).value).toBe('');
});
