import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, fail, sentInput } from '../../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../../testing/render.tsx';
import { blouse, fullOrder, piece } from '../../order/testing.ts';
import { orderDetailsRoute } from '../route.ts';

const SILK = {
  __typename: 'Cloth',
  description: 'Blue silk',
  metres: '2.5',
  photo: null,
  left: null,
  returnedAt: null,
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

test('cloth is noted with its metres; what is wrong is told, and a failure keeps what was typed', async () => {
  const at = await open({});
  await at.user.click(button('Record cloth for Blouse'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Customer’s cloth for Blouse' }));
  await at.user.type(dialog.getByRole('textbox', { name: /^Metres/ }), '0');
  await at.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Describe the cloth.')).toBeDefined();
  expect(dialog.getByText('Enter metres above 0, at most 999.999.')).toBeDefined();
  await at.user.type(dialog.getByRole('textbox', { name: /^What it is/ }), ' Blue silk ');
  await at.user.clear(dialog.getByRole('textbox', { name: /^Metres/ }));
  await at.user.type(dialog.getByRole('textbox', { name: /^Metres/ }), '2.50');
  await at.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await sentInput(at.environment, 'useWriteClothSetMutation')).toMatchObject({
    item: 'i1',
    cloth: { description: 'Blue silk', metres: '2.5', photo: null },
  });
  await fail(at.environment, 'useWriteClothSetMutation', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await dialog.findByText('The cloth could not be saved.')).toBeDefined();
});

test('the photo that is there stays on an edit, and a note by mistake is taken away', async () => {
  const at = await open({ cloth: { ...SILK, photo: 'http://shop.example/files/c.jpg' } });
  await at.user.click(button('Edit cloth for Blouse'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Photo of the cloth for Blouse' })).toBeDefined();
  await at.user.type(dialog.getByRole('textbox', { name: /^Metres/ }), '5');
  await at.user.click(dialog.getByRole('button', { name: 'Save' }));
  const sent = await sentInput(at.environment, 'useWriteClothSetMutation');
  expect(sent).toMatchObject({ cloth: { description: 'Blue silk', metres: '2.55' } });
  expect(sent).not.toHaveProperty('cloth.photo');
  await fail(at.environment, 'useWriteClothSetMutation', new GraphFailure('INTERNAL', '', 'r1'));
  await at.user.click(dialog.getByRole('button', { name: 'Delete this note' }));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Delete this note' }));
  expect(await sentInput(at.environment, 'useWriteClothSetMutation')).toMatchObject({ cloth: null });
});

test('what is left is given back, at most what came', async () => {
  const at = await open({ cloth: SILK });
  expect(screen.getByText('Blue silk, 2.5 m')).toBeDefined();
  await at.user.click(button(/^Give back what is left/));
  const dialog = within(await screen.findByRole('dialog'));
  const left = dialog.getByRole('textbox', { name: /^Metres left over/ });
  await at.user.type(left, '2.6');
  await at.user.click(dialog.getByRole('button', { name: 'Give back' }));
  expect(dialog.getByText('Enter 0 or more, and no more than came in.')).toBeDefined();
  await at.user.clear(left);
  await at.user.type(left, '0.35');
  await at.user.click(dialog.getByRole('button', { name: 'Give back' }));
  expect(await sentInput(at.environment, 'useWriteClothReturnMutation')).toMatchObject({
    item: 'i1',
    left: '0.35',
  });
});

test('what became of it is told, and then it does not change', async () => {
  await open({ cloth: { ...SILK, left: '0', returnedAt: '2026-11-20T06:30:00.000Z' } });
  expect(screen.getByText('used up, 20 Nov 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: /cloth for|Give back/ })).toBeNull();
});

test('who may not write sees it, and nothing where there is none', async () => {
  await open({}, false);
  expect(screen.queryByText('Customer’s cloth')).toBeNull();
});

test('cloth that the shop still has is told when the pieces go', async () => {
  const at = await open({ cloth: SILK, pieces: [piece('p1', { state: 'DONE' })] });
  await at.user.click(button('Hand over'));
  expect(
    await within(await screen.findByRole('dialog')).findByText('Not given back yet: Blue silk, 2.5 m.'),
  ).toBeDefined();
});
