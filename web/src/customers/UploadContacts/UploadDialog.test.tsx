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
  const told = vi.fn<(counts: string | null | undefined) => void>();
  onUploaded.mockImplementation(() => told(screen.queryByRole('status')?.textContent));
  await choose();
  const [sent] = vi.mocked(sendForm).mock.calls[0] ?? [];
  expect(sent?.url).toBe('/contacts/import');
  expect(sent?.key).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 60_000 });
  expect(told).toHaveBeenCalledWith('9863 added, 100 changed, 37 unchanged.');
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
