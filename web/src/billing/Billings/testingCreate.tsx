import type { BillingData } from '@galla/domain';
import { fireEvent } from '@testing-library/react';
import { sentInput } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { addItem, cart, created, DATA, openCart } from './testing.tsx';

/** Shared by the tests of creating a document. */

export const MUTATION = 'useCreateDocumentMutation';

const DOCUMENT = {
  id: 'd1',
  number: '26-27/A/00413',
  customer: { id: 'c1', billCount: 15, pending: '0.00', lastVisit: null },
};

/** The answer of a successful creation. */
export const SUCCESS = created({ __typename: 'CreateDocumentSuccess', document: DOCUMENT });

export const choose = (mode: 'Cash' | 'UPI') => fireEvent.click(cart().getByRole('radio', { name: mode }));
export const discount = (): HTMLInputElement => cart().getByRole('textbox', { name: 'Discount' });
export const advance = (): HTMLInputElement => cart().getByRole('textbox', { name: /^(Received|Advance)$/ });
export const total = (): string => cart().getByText('Total').nextElementSibling?.textContent ?? '';

/** Opens a cart with two sarees, paid in cash. */
export async function ready(option: BillingData['option'] = 'invoice'): Promise<AtRoute> {
  const at = await openCart({}, { ...DATA, option });
  await addItem(at, 'kota');
  await addItem(at, 'kota');
  choose('Cash');
  return at;
}

/** The sent input. */
export const input = ({ environment }: AtRoute) => sentInput(environment, MUTATION);
