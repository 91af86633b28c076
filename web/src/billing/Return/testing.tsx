import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { document } from '../testing/document.ts';
import { returnRoute } from './route.ts';

const QUERY = 'ReturnQuery';
export const MUTATION = 'useCreateCreditNoteMutation';

export const line = (id: string, name: string, quantity: string, taxable: string, rest: object = {}) => ({
  __typename: 'DocumentLine',
  id,
  name,
  unit: 'pc',
  quantity,
  returnedQuantity: '0',
  price: '100.00',
  gstPercentage: '5',
  taxable,
  cgst: '5.00',
  sgst: '5.00',
  igst: '0.00',
  variant: null,
  item: { __typename: 'Product', __isNode: 'Product', id: `p${id}` },
  ...rest,
});

/** Two kurtas of ₹105.00, and a stitching of ₹105.00 that is already returned; the ₹315.00 are paid. */
export const sold = (changes: object = {}) =>
  document({
    number: '26-27/A/00405',
    subtotal: '300.00',
    discount: null,
    roundOff: '0.00',
    total: '315.00',
    pending: '0.00',
    status: 'PAID',
    credited: '105.00',
    viewerCanReturn: true,
    customer: { __typename: 'Customer', id: 'c1', name: 'Mary D’Souza', isWalkIn: false, credit: '0.00' },
    lines: [
      line('l1', 'Kurta', '2', '200.00'),
      line('l2', 'Stitching', '1', '100.00', {
        cgst: '2.50',
        sgst: '2.50',
        returnedQuantity: '1',
        item: { __typename: 'Service', __isNode: 'Service', id: 's1' },
      }),
    ],
    ...changes,
  });

export const elsewhere = ['/Billing-History', '/Billings'].map((path) => ({
  path,
  element: <p>{`This is ${path}`}</p>,
}));

export async function openReturn(changes: object = {}, mayBill = true): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/Return?document=d1', [returnRoute, ...elsewhere]);
  await answerWith(at.environment, QUERY, { viewer: { mayBill }, node: sold(changes) });
  await screen.findByRole('heading', { name: 'Return or exchange' });
  return at;
}

export const press = (at: AtRoute, name: string | RegExp) =>
  at.user.click(screen.getByRole('button', { name }));
export const chooseReason = (at: AtRoute) =>
  at.user.selectOptions(screen.getByRole('combobox', { name: /^Reason/ }), 'WRONG_SIZE');
export const saved = (total = '105.00') => ({
  createCreditNote: {
    __typename: 'CreateCreditNoteSuccess',
    creditNote: { __typename: 'CreditNote', id: 'n1', number: '26-27/C/00001', total },
    document: sold(),
  },
});
