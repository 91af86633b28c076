import { QR_DEFAULTS } from '@galla/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, sentOperation, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { openQr, openTab, shopWith } from './testing.tsx';

const drafts = new Map<string, unknown>();

vi.mock(import('../../local/drafts.ts'), () => ({
  readDraft: async (name: string) => (drafts.has(name) ? { value: drafts.get(name) } : undefined),
  writeDraft: async (name: string, value: unknown) => void drafts.set(name, value),
  deleteDraft: async (name: string) => void drafts.delete(name),
}));

beforeEach(() => drafts.clear());

const SAVE = 'useUpdateQrSettingsMutation';
const RESET = 'useResetQrSettingsMutation';

const slider = (name: string) => screen.findByRole('slider', { name });

async function slide({ user }: AtRoute, name: string, keys: string): Promise<void> {
  const thumb = await slider(name);
  act(() => thumb.focus());
  // Each key must find the slider rendered at the previous key's position.
  for (const key of keys.match(/\{\w+\}/g) ?? []) await act(() => user.keyboard(key));
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const codeOf = () => document.querySelector('figure');

const answered = (field: string, qr: object) => ({
  [field]: {
    __typename: 'TenantSettingsSuccess',
    tenant: { id: 't1', settings: { qr: { ...QR_DEFAULTS, ...qr } } },
  },
});

test('the size goes from 98 to 160 px, and the preview of the real code goes with it', async () => {
  const at = await openQr();
  const thumb = await slider('QR code size');
  expect([thumb.getAttribute('aria-valuemin'), thumb.getAttribute('aria-valuemax')]).toEqual(['98', '160']);
  expect(thumb.getAttribute('aria-valuenow')).toBe('160');
  expect(screen.getByRole('figure', { name: /to Asha$/ })).toBeDefined();
  await slide(at, 'QR code size', '{Home}');
  expect(screen.getByText('98 px')).toBeDefined();
  expect(codeOf()?.style.getPropertyValue('--qr-scale')).toBe('0.6125');
});

test('only what was changed is saved, and told', async () => {
  const at = await openQr();
  await slide(at, 'QR code size', '{Home}{ArrowRight}{ArrowRight}');
  await at.user.click(button('Save Settings'));
  const { key, ...sent } = (await sentOperation(at.environment, SAVE)).request.variables[
    'input'
  ] as object & {
    key: string;
  };
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual({ size: 100 });
  await answerWith(at.environment, SAVE, answered('updateQrSettings', { size: 100 }));
  expect(await screen.findByText('Settings saved successfully')).toBeDefined();
  await waitFor(() => expect(button('Save Settings').disabled).toBe(true));
  expect((await slider('QR code size')).getAttribute('aria-valuenow')).toBe('100');
});

test('a saving that fails is told, and what was chosen stays', async () => {
  const at = await openQr();
  await slide(at, 'QR code size', '{Home}');
  await at.user.click(button('Save Settings'));
  await fail(at.environment, SAVE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to save settings')).toBeDefined();
  expect((await slider('QR code size')).getAttribute('aria-valuenow')).toBe('98');
});

test('what the server refuses stands above the buttons', async () => {
  const at = await openQr();
  await slide(at, 'QR code size', '{Home}');
  await at.user.click(button('Save Settings'));
  await answerWith(at.environment, SAVE, {
    updateQrSettings: { __typename: 'InvalidInput', __isRefusal: 'InvalidInput', message: 'Too small' },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Too small');
});

async function typeColour({ user }: AtRoute, name: string, colour: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, `${colour}{Enter}`);
}

test('a colour that would not scan is told while it is chosen, and can not be saved', async () => {
  const at = await openQr();
  await typeColour(at, 'Colour: Colour code', '#0B5A75');
  expect(codeOf()?.querySelector('path')?.getAttribute('fill')).toBe('#0B5A75');
  expect(screen.queryByText(/scan:/)).toBeNull();
  await typeColour(at, 'Colour: Colour code', '#6B6B6B');
  expect(await screen.findByText(/^Hard to scan in a dim shop/)).toBeDefined();
  expect(button('Save Settings').disabled).toBe(false);
  await typeColour(at, 'Colour: Colour code', '#DDDDDD');
  expect(await screen.findByText(/^This won't scan/)).toBeDefined();
  expect(button('Save Settings').disabled).toBe(true);
});

test('background, border, icon and error correction wait under More', async () => {
  const at = await openQr();
  expect(screen.queryByRole('slider', { name: 'Icon size' })).toBeNull();
  await at.user.click(button('More'));
  await slide(at, 'Icon size', '{Home}');
  expect(codeOf()?.querySelector('rect')).toBeNull();
  await slide(at, 'Border width', '{End}');
  await slide(at, 'Border radius', '{Home}');
  await typeColour(at, 'Background colour: Colour code', '#FFF8E7');
  await typeColour(at, 'Border colour: Colour code', '#0B5A75');
  await at.user.selectOptions(screen.getByLabelText('Error correction'), 'Q');
  await at.user.click(button('Save Settings'));
  expect(await sentInput(at.environment, SAVE)).toMatchObject({
    iconSize: 0,
    borderWidth: 8,
    borderRadius: 0,
    background: '#FFF8E7',
    borderColour: '#0B5A75',
    errorLevel: 'Q',
  });
});

test('Reset to Defaults asks, and gives up what was chosen too', async () => {
  const at = await openQr({ qr: { size: 110 } });
  await slide(at, 'QR code size', '{Home}');
  await at.user.click(button('Reset to Defaults'));
  expect(await screen.findByText('Reset the QR code to its defaults?')).toBeDefined();
  expect(waiting(at.environment, RESET)).toBe(0);
  const [, confirm] = screen.getAllByRole('button', { name: 'Reset to Defaults', hidden: true });
  await at.user.click(confirm ?? document.body);
  await answerWith(at.environment, RESET, answered('resetQrSettings', {}));
  expect(await screen.findByText('Settings reset to defaults')).toBeDefined();
  expect((await slider('QR code size')).getAttribute('aria-valuenow')).toBe('160');
});

test('leaving with something chosen asks first; another tab of the screen is no leaving', async () => {
  const at = await openQr();
  await slide(at, 'QR code size', '{Home}');
  await at.user.click(screen.getByRole('link', { name: 'Employee Settings' }));
  expect(screen.queryByText('Unsaved Changes')).toBeNull();
  expect(at.place()).toBe('/SetingQRCodeResizer?tab=employees');
});

test('what was chosen is back after a closed tab', async () => {
  drafts.set('qr-settings', { size: 120 });
  await openQr();
  expect((await slider('QR code size')).getAttribute('aria-valuenow')).toBe('120');
  expect(button('Save Settings').disabled).toBe(false);
});

test('what an older version kept is not brought back', async () => {
  drafts.set('qr-settings', { size: 'big' });
  await openQr();
  expect((await slider('QR code size')).getAttribute('aria-valuenow')).toBe('160');
});

test('without an account the preview is an example, with the way to add one', async () => {
  await openQr({ account: false });
  expect(await screen.findByText('A sample until the shop has a UPI account.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add UPI ID' }).getAttribute('href')).toContain(
    '/account-details?from=',
  );
});

test('who may not change it sees it, with the reason', async () => {
  await openQr({ mayEdit: false });
  expect(
    await screen.findByText('Only people with the right to edit settings can change these.'),
  ).toBeDefined();
  expect((await slider('QR code size')).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
});

test('settings that can not be loaded are told, with Retry', async () => {
  const at = await openTab('qr');
  await fail(at.environment, 'qrSettingsQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to load settings')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'qrSettingsQuery', shopWith({ settings: { qr: QR_DEFAULTS } }));
  expect(await slider('QR code size')).toBeDefined();
});

test('an address without a tab opens the first', async () => {
  await openTab('nothing');
  expect(screen.getByRole('link', { name: 'QR Code' }).getAttribute('aria-current')).toBe('page');
});
