import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { cart, create } from './testing.tsx';
import { input, MUTATION, ready, SUCCESS } from './testingCreate.tsx';

const APPROVE = 'useApproveLimitsMutation';
const TOLD = 'More than 10 % discount needs the owner’s PIN.';
const BEYOND = {
  createDocument: {
    __typename: 'InvalidInput',
    __isRefusal: 'InvalidInput',
    code: 'LIMIT_EXCEEDED',
    message: TOLD,
    problems: [{ field: 'discount', message: TOLD }],
  },
};

async function beyond(): Promise<AtRoute> {
  const at = await ready();
  await at.user.click(create());
  await input(at);
  await answerWith(at.environment, MUTATION, BEYOND);
  return at;
}
const dialog = () => screen.findByRole('dialog', { name: 'Owner’s PIN' });
async function type(at: AtRoute, pin: string): Promise<void> {
  const fields = within(await dialog());
  // At a scanner's speed: a PIN must not count as a scan.
  await at.user.click(fields.getByLabelText(/digit 1 of 4/));
  await at.user.keyboard(pin);
  await at.user.click(fields.getByRole('button', { name: 'Allow for this bill' }));
}

test('beyond the limits the owner’s PIN is asked for, and the same bill is sent again with the permission', async () => {
  const at = await beyond();
  expect(within(await dialog()).getByText(`${TOLD} For this bill only.`)).toBeDefined();
  await type(at, '5093');
  expect(await sentInput(at.environment, APPROVE)).toEqual({ pin: '5093' });
  await answerWith(at.environment, APPROVE, {
    approveLimits: {
      __typename: 'ConfirmPinRefused',
      __isRefusal: 'ConfirmPinRefused',
      code: 'INVALID_CREDENTIALS',
      message: 'Wrong mobile number or PIN.',
      retryAfter: null,
    },
  });
  expect(await within(await dialog()).findByText('Wrong mobile number or PIN.')).toBeDefined();
  await type(at, '4826');
  await sentInput(at.environment, APPROVE);
  await answerWith(at.environment, APPROVE, {
    approveLimits: { __typename: 'ApproveLimitsSuccess', limitApproval: 'a1' },
  });
  expect(await input(at)).toMatchObject({ limitApproval: 'a1', expectedTotal: '9180.40' });
  await answerWith(at.environment, MUTATION, SUCCESS);
  expect(await screen.findByText('The payment')).toBeDefined();
});

test('without the PIN the problem stands at its field, and nothing was sent', async () => {
  const at = await beyond();
  await at.user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await cart().findByText(TOLD)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(waiting(at.environment, MUTATION)).toBe(0);
});
