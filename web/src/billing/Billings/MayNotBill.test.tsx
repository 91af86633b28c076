import { encodeBillingData } from '@galla/domain';
import { act, screen } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { expect, test } from 'vitest';
import { answerWith } from '../../testing/answer.ts';
import { addressOf, screenData as quickBillData, visit } from '../QuickBill/testing.tsx';
import { DATA, openAddress, openCart, screenData } from './testing.tsx';

const SAYS = 'Your role can look at billing, but not make bills.';

test('a cart that could only be refused is not opened: it is said why, and there is a way on', async () => {
  const at = openAddress(`/Billings?data=${encodeBillingData(DATA)}`);
  await answerWith(at.environment, 'BillingsQuery', screenData({ mayBill: false }));
  expect(await screen.findByText(SAYS)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your first page' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('nor an amount', async () => {
  const at = visit(addressOf());
  await answerWith(at.environment, 'QuickBillQuery', quickBillData(undefined, false));
  expect(await screen.findByText(SAYS)).toBeDefined();
});

test('a right that is taken away meanwhile leaves the cart there', async () => {
  const { environment } = await openCart();
  const search = await screen.findByRole('searchbox');
  act(() =>
    commitLocalUpdate(environment, (store) => {
      store
        .getRoot()
        .getLinkedRecord('viewer')
        ?.setValue(false, 'viewerCan', { menu: 'billing', flag: 'CREATE' });
    }),
  );
  expect(search.isConnected).toBe(true);
  expect(screen.queryByText(SAYS)).toBeNull();
});
