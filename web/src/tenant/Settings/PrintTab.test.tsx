import { PRINT_DEFAULTS, type PrintSettings } from '@galla/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { fetchPreview } from './print/preview/fetchPreview.ts';
import { forgetPreviews } from './print/preview/previews.ts';
import { openPrint, openTab, printedShop } from './testing.tsx';

const drafts = new Map<string, unknown>();

vi.mock(import('../../local/drafts.ts'), () => ({
  readDraft: async (name: string) => (drafts.has(name) ? { value: drafts.get(name) } : undefined),
  writeDraft: async (name: string, value: unknown) => void drafts.set(name, value),
  deleteDraft: async (name: string) => void drafts.delete(name),
}));
vi.mock(import('./print/preview/fetchPreview.ts'), () => ({ fetchPreview: vi.fn<typeof fetchPreview>() }));
// Rendering a PDF needs a real canvas: here a PDF is only a number of pages.
vi.mock('../../app/pdf/openPdf.ts', () => ({
  openPdf: async (bytes: ArrayBuffer) => ({
    numPages: bytes.byteLength,
    getPage: () => new Promise(() => undefined),
    destroy: async () => undefined,
  }),
}));

const fetched = vi.mocked(fetchPreview);
const pages = (count: number) => new ArrayBuffer(count);

beforeEach(() => {
  drafts.clear();
  forgetPreviews();
  fetched.mockResolvedValue(pages(1));
});
afterEach(() => vi.clearAllMocks());

const SAVE = 'useUpdatePrintSettingsMutation';
const RESET = 'useResetPrintSettingsMutation';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const choose = async ({ user }: AtRoute, name: string) =>
  user.click(await screen.findByRole('radio', { name }));
const previewed = (changes: Partial<PrintSettings>, paper = 'PAGE') =>
  waitFor(() => expect(fetched).toHaveBeenLastCalledWith(paper, { ...PRINT_DEFAULTS, ...changes }));

async function sent({ environment }: AtRoute): Promise<object> {
  const { key, ...input } = await sentInput(environment, SAVE);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  return input;
}

const answered = (field: string, print: Partial<PrintSettings>) => ({
  [field]: {
    __typename: 'TenantSettingsSuccess',
    tenant: { id: 't1', printSettings: { ...PRINT_DEFAULTS, ...print } },
  },
});

test('what is chosen is drawn before it is saved, and only that is saved', async () => {
  const at = await openPrint();
  await previewed({});
  await choose(at, 'A5');
  await choose(at, 'Landscape');
  await previewed({ pageSize: 'A5', orientation: 'LANDSCAPE' });
  await at.user.click(button('Save Settings'));
  expect(await sent(at)).toEqual({ pageSize: 'A5', orientation: 'LANDSCAPE' });
  await answerWith(
    at.environment,
    SAVE,
    answered('updatePrintSettings', { pageSize: 'A5', orientation: 'LANDSCAPE' }),
  );
  expect(await screen.findByText('Settings saved successfully')).toBeDefined();
  await waitFor(() => expect(button('Save Settings').disabled).toBe(true));
});

test('every setting can be changed', async () => {
  const at = await openPrint();
  await choose(at, 'Plain');
  for (const [name, keys] of [
    ['Margin', '{Home}'],
    ['Font size', '{End}'],
    ['Logo size', '{Home}'],
    ['Items per page', '{End}'],
  ] as const) {
    const slider = screen.getByRole('slider', { name });
    act(() => slider.focus());
    await at.user.keyboard(keys);
  }
  await at.user.selectOptions(screen.getByLabelText('Date format'), 'WORDS');
  await at.user.click(screen.getByRole('checkbox', { name: /^Print the UPI QR code/ }));
  fireEvent.change(screen.getByLabelText('Watermark'), { target: { value: 'COPY' } });
  fireEvent.change(screen.getByLabelText('Terms'), { target: { value: 'No returns.' } });
  const chosen = {
    template: 'PLAIN',
    margin: 3,
    fontSize: 14,
    logoSize: 24,
    itemsPerPage: 50,
    dateFormat: 'WORDS',
    qr: false,
    watermark: 'COPY',
    terms: 'No returns.',
  } as const;
  await previewed(chosen);
  await at.user.click(button('Save Settings'));
  expect(await sent(at)).toEqual(chosen);
});

test('too long a watermark is told at its field, is not drawn and can not be saved', async () => {
  await openPrint();
  await previewed({});
  fireEvent.change(screen.getByLabelText('Watermark'), { target: { value: 'x'.repeat(31) } });
  expect(await screen.findByText('Watermark: at most 30 characters.')).toBeDefined();
  expect(screen.getByText('31 of 30')).toBeDefined();
  expect(button('Save Settings').disabled).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the pages are shown one after the other, and the slip instead', async () => {
  fetched.mockResolvedValue(pages(2));
  const at = await openPrint();
  expect(await screen.findByRole('figure', { name: 'Preview: Page' })).toBeDefined();
  expect(await screen.findByText('1 of 2')).toBeDefined();
  await at.user.click(button('Next page'));
  expect(screen.getByText('2 of 2')).toBeDefined();
  // An update that suspends during a press must be awaited with it, or the act never sees it complete.
  await act(async () => choose(at, '58 mm'));
  await previewed({}, 'THERMAL_58');
  expect(await screen.findByRole('figure', { name: 'Preview: 58 mm' })).toBeDefined();
});

test('a preview that can not be drawn is told, with Retry; the settings stay', async () => {
  fetched.mockRejectedValueOnce(new Error('down'));
  const at = await openPrint();
  expect(await screen.findByText('Could not draw the preview.')).toBeDefined();
  expect(screen.getByLabelText('Watermark')).toBeDefined();
  await at.user.click(button('Retry'));
  expect(await screen.findByRole('figure', { name: 'Preview: Page' })).toBeDefined();
});

test('a saving that fails is told, and what was chosen stays', async () => {
  const at = await openPrint();
  await choose(at, 'Letter');
  await at.user.click(button('Save Settings'));
  await fail(at.environment, SAVE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to save settings')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Letter' }).checked).toBe(true);
});

test('Reset to Defaults asks first', async () => {
  const at = await openPrint({ print: { margin: 5 } });
  await at.user.click(button('Reset to Defaults'));
  expect(await screen.findByText('Reset printing to its defaults?')).toBeDefined();
  expect(waiting(at.environment, RESET)).toBe(0);
  const [, confirm] = screen.getAllByRole('button', { name: 'Reset to Defaults', hidden: true });
  await at.user.click(confirm ?? document.body);
  await answerWith(at.environment, RESET, answered('resetPrintSettings', {}));
  expect(await screen.findByText('Settings reset to defaults')).toBeDefined();
  await waitFor(() => expect(screen.getByText('14 mm')).toBeDefined());
});

test('company and tax are told, with the ways to change them', async () => {
  await openPrint();
  expect(await screen.findByText('CGST 9 % + SGST 9 %, or IGST 18 %')).toBeDefined();
  expect(screen.getByText('08ABCPM4417K1ZL')).toBeDefined();
  expect(screen.getByText('Shop 41, Johari Bazar, Jaipur 302003')).toBeDefined();
  expect(screen.getByText('Not given')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change in Your Profile' }).getAttribute('href')).toBe('/profile');
});

test('who may not change the settings reads them, with the reason', async () => {
  await openPrint({ mayEdit: false });
  expect(
    await screen.findByText(
      'Only the owner, or people with the right “Bills, tax and staff limits”, can change this.',
    ),
  ).toBeDefined();
  expect(screen.getByRole('group', { name: 'Printing' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
});

test('what was chosen is back after a closed tab', async () => {
  drafts.set('print-settings', { watermark: 'COPY' });
  await openPrint();
  expect(await screen.findByDisplayValue('COPY')).toBeDefined();
});

test('settings that can not be loaded are told, with Retry', async () => {
  const at = await openTab('print');
  await fail(at.environment, 'printSettingsQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to load settings')).toBeDefined();
  await at.user.click(button('Retry'));
  await answerWith(at.environment, 'printSettingsQuery', printedShop());
  expect(await screen.findByLabelText('Watermark')).toBeDefined();
});
