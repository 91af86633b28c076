import { encodeBillingData, type BillingData } from '@galla/domain';
import { fireEvent, screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { quickBillRoute } from './route.ts';

export const DATA: BillingData = {
  contactId: 'c1',
  contactName: 'Priya Agarwal',
  contactMobile: '9829041526',
  option: 'proposal',
};

const CUSTOMER = {
  __typename: 'Customer',
  __isNode: 'Customer',
  id: 'c1',
  name: 'Priya Agarwal',
  mobile: '9829041526',
  gstin: null,
  stateCode: '08',
  credit: '0.00',
};

/** The answer to the screen's query. */
export const screenData = (node: object | null = CUSTOMER, mayBill = true) => ({
  viewer: {
    mayBill,
    mayEditProducts: true,
    mayEditServices: true,
    tenant: {
      id: 't1',
      registration: 'REGULAR',
      stateCode: '08',
      gstin: null,
      settings: { discountBeforeTax: false, roundOff: false },
      business: { capabilities: [] },
      form: { fields: [] },
    },
  },
  node,
});

const elsewhere = ['/Billing', '/account-details'].map((path) => ({
  path,
  element: <p>{`This is ${path}`}</p>,
}));

/** Opens the screen at an address, with nothing answered yet. */
export function visit(address: string): AtRoute {
  storeSession({ access_token: 'secret' });
  return renderAt(address, [quickBillRoute, ...elsewhere]);
}

/** The address for a customer. */
export const addressOf = (data: BillingData = DATA): string => `/QuickBill?data=${encodeBillingData(data)}`;

export async function openQuickBill(): Promise<AtRoute> {
  const at = visit(addressOf());
  await answerWith(at.environment, 'QuickBillQuery', screenData());
  return at;
}

export const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });

export async function enter(text: string): Promise<void> {
  const field = await amount();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
}
