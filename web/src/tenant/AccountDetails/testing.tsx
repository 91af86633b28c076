import { act, fireEvent, screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { accountDetailsRoute } from './route.ts';

const field = (name: string, label: string) => ({
  name,
  label,
  type: 'TEXT',
  required: true,
  disabled: false,
  multiple: false,
  subtype: null,
  accept: null,
  options: [],
});

export const FORM = {
  name: 'account_details',
  fields: [field('upi_name', 'UPI Name'), field('upi_id', 'UPI ID')],
};

const MAY = { mayBill: true, maySet: true, mayLook: true, mayEdit: true };

/** The answer to the screen's query. */
export const screenData = (rights: Partial<typeof MAY> = {}, form: object | null = FORM) => ({
  viewer: { ...MAY, ...rights, tenant: { id: 't1', form } },
});

const elsewhere = ['/', '/QrCodePage'].map((path) => ({ path, element: <p>{`This is ${path}`}</p> }));

/** Opens the screen at its address, with nothing answered yet. */
export function visit(address = '/account-details'): AtRoute {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  return renderAt(address, [accountDetailsRoute, ...elsewhere]);
}

interface Opened {
  address?: string;
  rights?: Partial<typeof MAY>;
  /** The shop's account; left out if it has none. */
  upiId?: string;
}

/** Opens the screen, loaded. */
export async function openAccount({ address, rights, upiId }: Opened = {}): Promise<AtRoute> {
  const at = visit(address);
  await answerWith(at.environment, 'AccountDetailsQuery', screenData(rights));
  const account = { __typename: 'UpiAccount', id: 'u1', upiId, upiName: 'Meenakshi Boutique' };
  await answerWith(at.environment, 'upiAccountQuery', {
    node: {
      __typename: 'Tenant',
      __isNode: 'Tenant',
      id: 't1',
      upiAccounts: upiId === undefined ? [] : [account],
    },
  });
  return at;
}

export const box = (label: 'UPI Name' | 'UPI ID') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });

export async function enter(label: 'UPI Name' | 'UPI ID', text: string): Promise<void> {
  const field = await box(label);
  // Awaited, because the draft is read by `use`, and an act that is not awaited drops the rest of such a render.
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
}
