import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft } from '../../../local/drafts.ts';
import { answerWith, sentInput, waiting } from '../../../testing/answer.ts';
import type { AtRoute } from '../../../testing/render.tsx';
import { chooseCustomer, chooseGarment, enter, openCreate, press } from '../testing.tsx';

vi.mock('../../../local/drafts.ts', async () =>
  (await import('../../../testing/draftsInMemory.ts')).draftsInMemory(),
);

const CREATE = 'useCreateOrderMutation';
const APPROVE = 'useApproveLimitsMutation';
const TOLD = 'More than 10 % discount needs the owner’s PIN.';
beforeEach(() => deleteDraft('order/new'));

/** Enters an order whose discount exceeds the user's limit. */
async function beyond(): Promise<AtRoute> {
  const at = await openCreate();
  await chooseCustomer(at);
  await chooseGarment(at, 'Kurti');
  enter(/^To whom/, 'Simran');
  enter(/^Delivery/, '31/12/2030');
  await press(at, /^Review order/);
  await screen.findByRole('heading', { name: 'Summary' });
  enter('Discount', '300');
  await press(at, /^Create Order/);
  await press(at, 'Save Order');
  await sentInput(at.environment, CREATE);
  await answerWith(at.environment, CREATE, {
    createOrder: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'LIMIT_EXCEEDED',
      message: TOLD,
      problems: [{ field: 'discount', message: TOLD }],
    },
  });
  return at;
}
const dialog = () => screen.findByRole('dialog', { name: 'Owner’s PIN' });

test('an order beyond the limits is sent again with the owner’s permission', async () => {
  const at = await beyond();
  const pin = within(await dialog());
  await at.user.click(pin.getByLabelText(/digit 1 of 4/));
  await at.user.keyboard('4826');
  await at.user.click(pin.getByRole('button', { name: 'Allow for this bill' }));
  await sentInput(at.environment, APPROVE);
  await answerWith(at.environment, APPROVE, {
    approveLimits: { __typename: 'ApproveLimitsSuccess', limitApproval: 'a1' },
  });
  expect(await sentInput(at.environment, CREATE)).toMatchObject({
    limitApproval: 'a1',
    discount: { amount: '300.00' },
  });
});

test('without the PIN the problem stands at the discount, and the order stays as it was entered', async () => {
  const at = await beyond();
  await at.user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findAllByText(TOLD)).length).toBeGreaterThan(0);
  expect(waiting(at.environment, CREATE)).toBe(0);
});
