import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../../app/session/store.ts';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { answerWith, fail, sentInput } from '../../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../../testing/render.tsx';
import { blouse, fullOrder, piece } from '../../order/testing.ts';
import { orderDetailsRoute } from '../route.ts';

const DONE = { state: 'DONE' };
const GONE = {
  ...DONE,
  handOver: {
    __typename: 'PieceHandOver',
    date: '2026-11-20T06:30:00.000Z',
    collectedBy: 'Meera Iyer',
    by: 'Asha Rao',
  },
};

async function open(pieces: object[], more: object = {}, may = true): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/order-details?id=o1', [orderDetailsRoute]);
  await answerWith(at.environment, 'OrderDetailsQuery', {
    viewer: { mayEdit: may, mayTake: may, mayBill: may, tenant: { __typename: 'Tenant', id: 't1' } },
    node: fullOrder({ items: [blouse({ pieces })], ...more }),
  });
  return at;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('what is due is said to stay before pieces go; the amount that was seen is sent', async () => {
  const at = await open([piece('p1', DONE), piece('p2', { ...DONE, number: 2 })]);
  expect(screen.getByText('2 pieces wait to be collected')).toBeDefined();
  await at.user.click(button('Hand over'));
  const dialog = within(await screen.findByRole('dialog'));
  await at.user.click(dialog.getByRole('checkbox', { name: 'Blouse, piece 2 · Ananya' }));
  await at.user.click(dialog.getByRole('button', { name: 'Hand over 1 piece' }));
  expect(await dialog.findByText(/₹3,720.00 is due\. Receive it first/)).toBeDefined();
  await at.user.click(dialog.getByRole('checkbox', { name: /is still due$/ }));
  const name = dialog.getByRole('textbox', { name: /^Collected by/ });
  await at.user.clear(name);
  await at.user.type(name, ' Ravi ');
  await at.user.click(dialog.getByRole('button', { name: 'Hand over 1 piece' }));
  expect(await sentInput(at.environment, 'useHandOverMutation')).toMatchObject({
    order: 'o1',
    pieces: ['p1'],
    collectedBy: 'Ravi',
    leftDue: '3720.00',
  });
  await fail(at.environment, 'useHandOverMutation', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await dialog.findByText('The hand-over could not be saved.')).toBeDefined();
});

test('nobody and nothing go nowhere; payment first opens the form for it', async () => {
  const at = await open([piece('p1', DONE)]);
  await at.user.click(button('Hand over'));
  const dialog = within(await screen.findByRole('dialog'));
  await at.user.clear(dialog.getByRole('textbox', { name: /^Collected by/ }));
  await at.user.click(dialog.getByRole('checkbox', { name: 'Blouse · Ananya' }));
  await at.user.click(dialog.getByRole('button', { name: 'Hand over 0 pieces' }));
  expect(await dialog.findByText('Say who collects the pieces.')).toBeDefined();
  expect(dialog.getByText('Choose at least one piece.')).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Receive payment first' }));
  expect(await screen.findByRole('textbox', { name: /^Payment received/ })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is collected says by whom, and is taken back', async () => {
  const at = await open([piece('p1', GONE)], { pending: '0.00' });
  // The disabled assign button shows the same text as its reason.
  expect(screen.getAllByText('All pieces were handed over')).not.toHaveLength(0);
  expect(screen.getByText(/collected by Meera Iyer, 20 Nov 2026, given by Asha Rao/)).toBeDefined();
  await at.user.click(button('Take back piece 1 of Blouse'));
  expect(await sentInput(at.environment, 'useUndoHandOverMutation')).toMatchObject({
    order: 'o1',
    pieces: ['p1'],
  });
  await fail(at.environment, 'useUndoHandOverMutation', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('The hand-over could not be saved.')).toBeDefined();
});

test('nothing is offered without the right, of a held order, and while nothing is done', async () => {
  await open([piece('p1', DONE)], {}, false);
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});

test.each([
  ['held', [piece('p1', DONE)], { status: { id: 's2', name: 'Held', fixed: 'HELD' } }],
  ['begun', [piece('p1', { state: 'IN_PROCESS' })], {}],
] as const)('a %s order has nothing to hand over', async (_, pieces, more) => {
  await open([...pieces], more);
  expect(screen.queryByText(/to be collected/)).toBeNull();
});
