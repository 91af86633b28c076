import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../../testing/answer.ts';
import { hasFocus } from '../../../testing/hasFocus.ts';
import type { AtRoute } from '../../../testing/render.tsx';
import { graphProduct, graphVariant, openSheet, refusal } from '../testing.tsx';

const MINUS_TWO = {
  __typename: 'LensPrescription',
  id: 'r1',
  sph: '-2.00',
  cyl: null,
  axis: null,
  add: null,
  dia: '65.0',
};

async function openPowers(prescriptions: readonly object[]): Promise<AtRoute> {
  const at = openSheet('?powers=v1');
  await answerWith(at.environment, 'PowersViewQuery', graphProduct([graphVariant(1, { prescriptions })]));
  await screen.findByRole('list', { name: 'Lens prescriptions' });
  return at;
}

const rows = () => within(screen.getByRole('list', { name: 'Lens prescriptions' })).getAllByRole('listitem');
/** The field of a value in a row, from 0; default: the last row. */
const box = (name: string, row = rows().length - 1): HTMLInputElement =>
  within(rows()[row] ?? document.body).getByRole('textbox', { name });

test('arrows step a power, signs turn it, and Enter adds the row', async () => {
  const { user, environment } = await openPowers([]);
  await user.click(box('SPH'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(box('SPH').value).toBe('+0.50');
  await user.keyboard('{End}-');
  expect(box('SPH').value).toBe('-0.50');
  // The tab order depends on layout, which jsdom does not have: see tests/browser/optical.test.ts.
  await user.click(box('CYL'));
  await user.keyboard('-.75');
  await user.click(box('AXIS'));
  expect(box('CYL').value).toBe('-0.75');
  await user.keyboard('90{Enter}');
  const { key, ...input } = await sentInput(environment, 'useSavePowersCreateMutation');
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(input).toEqual({
    product: 'p1',
    variant: 'v1',
    powers: { sph: '-0.50', cyl: '-0.75', axis: '90', add: '', dia: '' },
  });
  await answerWith(environment, 'useSavePowersCreateMutation', {
    createLensPrescription: {
      __typename: 'LensPrescriptionSuccess',
      variant: { id: 'v1', prescriptions: [{ ...MINUS_TWO, sph: '-0.50', cyl: '-0.75', axis: '90' }] },
    },
  });
  expect(rows()).toHaveLength(2);
  expect(document.activeElement).toBe(box('SPH'));
  expect(box('SPH').value).toBe('');
});

test('a power without its point is meant in hundredths, also when Enter saves at once', async () => {
  const { user, environment } = await openPowers([]);
  await user.type(box('SPH'), '-225{Enter}');
  expect(await sentInput(environment, 'useSavePowersCreateMutation')).toMatchObject({
    powers: { sph: '-2.25', cyl: '', axis: '', add: '', dia: '' },
  });
});

test('what is missing is told at once, and nothing is sent', async () => {
  const { user, environment } = await openPowers([]);
  await user.type(box('CYL'), '-1');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const message = await screen.findByText('Please input SPH!');
  expect(message.textContent).toBe('Please input SPH!');
  expect(screen.getByText('Please input AXIS!')).toBeDefined();
  expect(box('AXIS').getAttribute('aria-invalid')).toBe('true');
  expect(waiting(environment, 'useSavePowersCreateMutation')).toBe(0);
});

test('a row is changed in place, undone, and saved with all its powers', async () => {
  const { user, environment } = await openPowers([MINUS_TWO]);
  await user.click(box('SPH', 0));
  await user.keyboard('{ArrowDown}');
  expect(box('SPH', 0).value).toBe('-2.25');
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(box('SPH', 0).value).toBe('-2.00');
  await user.click(box('SPH', 0));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await sentInput(environment, 'useSavePowersUpdateMutation')).toMatchObject({
    prescription: 'r1',
    powers: { sph: '-1.75', dia: '65.0' },
  });
  await fail(environment, 'useSavePowersUpdateMutation', new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to submit prescription.')).toBeDefined();
  expect(box('SPH', 0).value).toBe('-1.75');
});

test('deleting asks first; a refusal is told', async () => {
  const { user, environment } = await openPowers([MINUS_TWO]);
  await user.click(screen.getByRole('button', { name: 'Delete −2.00 65.0?' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await sentInput(environment, 'useDeletePowersMutation')).toMatchObject({ prescription: 'r1' });
  await answerWith(environment, 'useDeletePowersMutation', {
    deleteLensPrescription: refusal('Failed to delete prescription.'),
  });
  expect(await screen.findByText('Failed to delete prescription.')).toBeDefined();
});

test('after one is deleted the sheet stays, and the focus goes to the row in its place', async () => {
  const powers = [1, 2, 3].map((n) => ({ ...MINUS_TWO, id: `r${n}`, sph: `-${n}.00` }));
  const { user, environment, place } = await openPowers(powers);
  const remove = async (name: string, left: readonly object[]) => {
    await user.click(screen.getByRole('button', { name: `Delete ${name}?` }));
    const question = await screen.findByRole('alertdialog');
    await hasFocus(question);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await answerWith(environment, 'useDeletePowersMutation', {
      deleteLensPrescription: {
        __typename: 'DeleteLensPrescriptionSuccess',
        variant: { id: 'v1', prescriptions: left },
      },
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await remove('−2.00 65.0', [powers[0] ?? {}, powers[2] ?? {}]);
  const next = screen.getByRole('button', { name: 'Delete −3.00 65.0?' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(place()).toBe('/products?powers=v1');
  expect(rows()).toHaveLength(3);
});

test('labels of the powers are asked for, so many of each, and a failure is told', async () => {
  const { user } = await openPowers([MINUS_TWO, { ...MINUS_TWO, id: 'r2', sph: '-1.00' }]);
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    bodies.push([url, JSON.parse(body)]);
    return new Response(null, { status: 503 });
  });
  await user.click(screen.getByRole('button', { name: 'One more label for each power' }));
  await user.selectOptions(screen.getByLabelText('Paper'), 'Roll, 80 mm');
  await user.click(screen.getByRole('button', { name: 'Print labels' }));
  expect(await screen.findByText('Failed to generate labels.')).toBeDefined();
  expect(bodies).toMatchObject([
    [
      '/labels/prescriptions',
      { paper: 'THERMAL_80', products: [{ product: 'p1', variant: 'v1', quantity: 2 }] },
    ],
  ]);
  // Sticker labels share a sheet from the given start position; one that the sheet does not have is refused
  // before the request.
  await user.selectOptions(screen.getByLabelText('Paper'), 'Stickers, 24 on A4 (64 x 34 mm)');
  const start = screen.getByRole('textbox', { name: 'Start at sticker' });
  await user.clear(start);
  await user.type(start, '25');
  expect(screen.getByText('Start at sticker must be between 1 and 24.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print labels' }).hasAttribute('disabled')).toBe(true);
  await user.type(start, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Print labels' }));
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject([
    '/labels/prescriptions',
    { paper: 'STICKERS_24', start: 2, together: true, products: [{ quantity: 2 }] },
  ]);
  vi.unstubAllGlobals();
});

test('a variant without powers has no labels of them', async () => {
  await openPowers([]);
  expect(screen.queryByRole('button', { name: 'Print labels' })).toBeNull();
});
