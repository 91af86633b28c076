import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { fetchFile } from '../../app/pdf/fetchFile.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { FormRefused, sendForm } from '../../app/send/sendForm.ts';
import { renderAt } from '../../testing/render.tsx';
import { UploadDialog } from './UploadDialog.tsx';

vi.mock(import('../../app/send/sendForm.ts'), async (load) => ({
  ...(await load()),
  sendForm: vi.fn<typeof sendForm>(),
}));
vi.mock(import('../../app/pdf/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));
vi.mock(import('../../app/pdf/fetchFile.ts'), () => ({ fetchFile: vi.fn<typeof fetchFile>() }));

const SHEET = new File(['x'], 'customers.xlsx');
const COUNTS = { added: 9_863, changed: 100, unchanged: 37 };

beforeEach(() => {
  vi.mocked(sendForm).mockReset().mockResolvedValue(COUNTS);
  vi.mocked(saveFile).mockReset();
  vi.mocked(fetchFile)
    .mockReset()
    .mockResolvedValue(new File(['t'], 'Template.xlsx'));
});

function open() {
  const onClose = vi.fn<() => void>();
  const onUploaded = vi.fn<() => void>();
  const element = <UploadDialog onClose={onClose} onUploaded={onUploaded} />;
  return { ...renderAt('/', [{ path: '/', element }]), onClose, onUploaded };
}

const choose = async (file = SHEET): Promise<void> => {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose Excel file', { selector: 'input' });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const refusal = (problems: { field: string; message: string }[]) =>
  new FormRefused(new GraphFailure('SHEET_FAULTS', 'Some cells need a look.', 'r'), problems);

test('a sheet is sent under a key, its counts are told, and then the list hears of it', async () => {
  const { user, onClose, onUploaded } = open();
  const onDone = vi.fn<(counts: string | null | undefined) => void>();
  onUploaded.mockImplementation(() => onDone(screen.queryByRole('status')?.textContent));
  await choose();
  const [sent] = vi.mocked(sendForm).mock.calls[0] ?? [];
  expect(sent?.url).toBe('/contacts/import');
  expect(sent?.key).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 60_000 });
  expect(onDone).toHaveBeenCalledWith('9863 added, 100 changed, 37 unchanged.');
  await user.click(await button('Show contacts'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('137 faults stand at their cells and can be had as a file; nothing was stored', async () => {
  const problems = Array.from({ length: 137 }, (_, at) => ({
    field: `B${at + 2}`,
    message: `B${at + 2} Email: Please enter a valid email address`,
  }));
  vi.mocked(sendForm).mockRejectedValueOnce(refusal(problems));
  const { user, onUploaded } = open();
  await choose();
  expect(await screen.findByText('137 cells need a look')).toBeDefined();
  expect(screen.getAllByText('Email')).toHaveLength(50);
  await user.click(await button('Show 50 more'));
  await user.click(await button('Show 37 more'));
  expect(screen.getByText('B138')).toBeDefined();
  await user.click(await button('Download what to fix'));
  const [file] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(file?.name).toBe('customers To fix.csv');
  const text = (await file?.text()) ?? '';
  expect(text.split('\r\n').at(-2)).toBe('"B138","Email","Please enter a valid email address"');
  expect(onUploaded).not.toHaveBeenCalled();
  await user.click(await button('Choose another file'));
  expect(await button('Choose Excel file')).toBeDefined();
});

test.each([
  [new File(['x'], 'contacts.csv'), 'Choose an Excel file: .xlsx or .xls.'],
  [
    Object.defineProperty(new File(['x'], 'contacts.xlsx'), 'size', { value: 6 * 1024 * 1024 }),
    'This file is too large. The limit is 5 MB and 10,000 rows.',
  ],
])('%o is told before it is sent', async (file, message) => {
  open();
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(sendForm).not.toHaveBeenCalled();
});

test.each([
  [
    'what is wrong with the whole file',
    refusal([
      { field: 'file', message: 'This file has more than 10,000 rows. Split it into several files.' },
    ]),
    'This file has more than 10,000 rows. Split it into several files.',
  ],
  ['a failure', new GraphFailure('INTERNAL', 'x', 'r'), 'Failed to upload contacts'],
  ['no answer', unreachable('r'), 'Service is not reachable. Try again.'],
])('%s is told, and another file can be chosen', async (_, error, message) => {
  vi.mocked(sendForm).mockRejectedValueOnce(error);
  open();
  await choose();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await choose();
  expect(await screen.findByRole('status')).toBeDefined();
});

test('the template is saved', async () => {
  const { user } = open();
  await user.click(await button('Download template'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(vi.mocked(fetchFile).mock.calls[0]?.[0].url).toBe('/contacts/template');
});

const HEADINGS = {
  needsMatching: true,
  columns: [
    { column: 'A', heading: 'Party Name', sample: 'Priya', field: 'name' },
    { column: 'B', heading: 'Phone Number', sample: '98290 12345', field: 'mobile' },
  ],
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'mobile', label: 'Mobile number', required: true },
  ],
};
const unknown = () => new FormRefused(new GraphFailure('SHEET_HEADINGS', 'x', 'r'), []);
const urls = () => vi.mocked(sendForm).mock.calls.map(([{ url }]) => url);

test('a sheet with headings of its own is matched and sent with what its columns hold', async () => {
  vi.mocked(sendForm).mockRejectedValueOnce(unknown()).mockResolvedValueOnce(HEADINGS);
  const { user } = open();
  await choose();
  const phone = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'B · Phone Number' });
  expect(phone.value).toBe('mobile');
  await user.click(await button('Continue'));
  expect(await screen.findByRole('status')).toBeDefined();
  expect(urls()).toEqual(['/contacts/import', '/contacts/headings', '/contacts/import']);
  expect(vi.mocked(sendForm).mock.calls[2]?.[0].body.get('columns')).toBe(
    '[{"column":"A","field":"name"},{"column":"B","field":"mobile"}]',
  );
});

test('faults of a matched sheet lead back to its columns, as they were chosen', async () => {
  const faults = refusal([{ field: 'B2', message: 'B2 Phone Number: Please enter numbers only' }]);
  vi.mocked(sendForm)
    .mockRejectedValueOnce(unknown())
    .mockResolvedValueOnce({ ...HEADINGS, columns: HEADINGS.columns.map((one) => ({ ...one, field: null })) })
    .mockRejectedValueOnce(faults);
  const { user } = open();
  await choose();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'A · Party Name' }), 'Name *');
  const phone = { name: 'B · Phone Number' };
  await user.selectOptions(await screen.findByRole('combobox', phone), 'Mobile number *');
  await user.click(await button('Continue'));
  expect(await screen.findByText('Phone Number')).toBeDefined();
  await user.click(await button('Change columns'));
  expect((await screen.findByRole<HTMLSelectElement>('combobox', phone)).value).toBe('mobile');
});

test.each([
  [
    'a refusal of the columns',
    refusal([{ field: 'columns.1.field', message: 'Taken twice.' }]),
    'Taken twice.',
  ],
  ['no answer', unreachable('r'), 'Service is not reachable. Try again.'],
])('%s leaves the columns as they were chosen', async (_, error, message) => {
  vi.mocked(sendForm)
    .mockRejectedValueOnce(unknown())
    .mockResolvedValueOnce(HEADINGS)
    .mockRejectedValueOnce(error);
  const { user } = open();
  await choose();
  await user.click(await button('Continue'));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(await screen.findByRole('combobox', { name: 'B · Phone Number' })).toBeDefined();
});
