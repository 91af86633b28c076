import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, fail, sentInput } from '../../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../../testing/render.tsx';
import { blouse, CUTTING, fullOrder, GOPAL, piece, STITCHING } from '../../order/testing.ts';
import { orderDetailsRoute } from '../route.ts';

const GONE = {
  state: 'DONE',
  handOver: {
    __typename: 'PieceHandOver',
    date: '2026-11-20T06:30:00.000Z',
    collectedBy: 'Meera Iyer',
    by: null,
  },
};
const ALTERED = {
  ...GONE,
  alterations: [
    { __typename: 'PieceAlteration', order: { __typename: 'Order', id: 'o9' }, orderNumber: '26-27/J/00190' },
  ],
};
const ALTERS = {
  __typename: 'Alteration',
  order: { __typename: 'Order', id: 'o8' },
  orderNumber: '26-27/J/00150',
  pieceNumber: 2,
  cause: 'Too long',
  sewnBy: [{ stage: 'Stitching', employeeName: 'Gopal Saini' }],
};

async function open(item: object, may = true): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/order-details?id=o1', [orderDetailsRoute]);
  await answerWith(at.environment, 'OrderDetailsQuery', {
    viewer: { mayEdit: may, mayTake: may, mayBill: may, tenant: { __typename: 'Tenant', id: 't1' } },
    node: fullOrder({ items: [blouse(item)] }),
  });
  return at;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openAlter(at: AtRoute) {
  await at.user.click(button('Alter piece 1 of Blouse'));
  await answerWith(at.environment, 'AlterDialogChoicesQuery', {
    viewer: { tenant: { __typename: 'Tenant', id: 't1', stages: [CUTTING, STITCHING], employees: [GOPAL] } },
  });
  return within(await screen.findByRole('dialog', { name: 'Alter Blouse, piece 1' }));
}

test('a piece that came back is taken with its cause, its charge, the day and who alters it; a failure keeps all', async () => {
  const at = await open({
    pieces: [piece('p1', GONE)],
    assignments: [{ stage: STITCHING, employees: [GOPAL] }],
  });
  const dialog = await openAlter(at);
  expect(dialog.getByText('0 is free. GST of 18 % is added.')).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Take the alteration' }));
  expect(dialog.getByText('Say what is to be altered.')).toBeDefined();
  expect(dialog.getByText('Delivery date is required')).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Too tight' }));
  const charge = dialog.getByRole('textbox', { name: 'Charge (₹)' });
  await at.user.clear(charge);
  await at.user.type(charge, '100');
  await at.user.type(dialog.getByRole('textbox', { name: /^Ready by/ }), '24/12/2026');
  await at.user.selectOptions(dialog.getByRole('combobox', { name: 'Who does it' }), 'Gopal Saini');
  await at.user.click(dialog.getByRole('button', { name: 'Take the alteration' }));
  expect(await sentInput(at.environment, 'useCreateAlterationMutation')).toMatchObject({
    piece: 'p1',
    cause: 'Too tight',
    charge: '100.00',
    deliveryDate: '2026-12-24',
    assignment: { employee: 'e1', stage: 'g2' },
  });
  await fail(at.environment, 'useCreateAlterationMutation', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await dialog.findByText('The alteration could not be saved.')).toBeDefined();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /altered\?/ }).value).toBe('Too tight');
});

test('where it came back, it says by which order, and stays handed over', async () => {
  await open({ pieces: [piece('p1', ALTERED)] });
  expect(screen.getByRole('link', { name: 'came back: 26-27/J/00190' }).getAttribute('href')).toBe(
    '/order-details?id=o9',
  );
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

test('the order of an alteration says what it alters and who sewed it', async () => {
  await open({ alters: ALTERS });
  expect(
    screen.getByRole('link', { name: 'Alteration of 26-27/J/00150, piece 2' }).getAttribute('href'),
  ).toBe('/order-details?id=o8');
  expect(screen.getByText('Too long')).toBeDefined();
  expect(screen.getByText('Sewn by: Stitching: Gopal Saini')).toBeDefined();
});

test('who takes no orders alters nothing, and a piece in the shop is not altered', async () => {
  await open({ pieces: [piece('p1', GONE)] }, false);
  expect(screen.queryByRole('button', { name: /^Alter/ })).toBeNull();
});
