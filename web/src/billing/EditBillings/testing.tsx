import { fireEvent, screen, within } from '@testing-library/react';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { connection, FORM_FIELDS, GOODS, inTenant, STITCHING } from '../Billings/testing.tsx';
import { document } from '../testing/document.ts';
import { editBillingsRoute } from './route.ts';

const line = (position: number, of: { id: string; title: string; available: string }, rest: object) => ({
  __typename: 'DocumentLine',
  id: `l${position}`,
  itemId: of.id,
  variantId: null,
  name: of.title,
  hsn: '5007',
  unit: 'pc',
  quantity: '1',
  price: '1850.00',
  gstPercentage: '5',
  taxInclusive: false,
  total: '1942.50',
  item: {
    __typename: 'Product',
    __isCatalogueItem: 'Product',
    __isNode: 'Product',
    id: of.id,
    priceAtTill: false,
    tracksStock: true,
    available: of.available,
  },
  variant: null,
  ...rest,
});

export const editing = (rest: object = {}) => ({
  refusal: null,
  registration: 'REGULAR',
  supplierGstin: null,
  supplierStateCode: '08',
  customerGstin: null,
  customerStateCode: '08',
  discountBeforeTax: false,
  roundOff: false,
  received: '2727.90',
  extra: [],
  ...rest,
});

/** The bill in the design: a dupatta and 1.1 m of fabric, ₹2,727.90, paid by UPI. */
export const bill = (rest: object = {}) =>
  document({
    id: 'd1',
    number: '26-27/A/00412',
    revision: 0,
    subtotal: '2598.00',
    total: '2727.90',
    pending: '0.00',
    advance: '2727.90',
    status: 'PAID',
    discount: null,
    prescription: null,
    viewerCanEdit: true,
    customer: { __typename: 'Customer', id: 'c1', isWalkIn: false, pending: '0.00', credit: '0.00' },
    lines: [
      line(1, GOODS.dupatta, {}),
      line(2, GOODS.fabric, {
        unit: 'm',
        quantity: '1.1',
        price: '680.00',
        total: '785.40',
      }),
    ],
    editing: editing(),
    ...rest,
  });

/** Opens an address of the edit, signed in, with nothing answered yet. */
export function visit(address: string): AtRoute {
  localStorage.setItem('access_token', 'token');
  return renderAt(address, [
    editBillingsRoute,
    { path: '/Billing-History', element: <p>The history</p> },
    { path: '/Billing', element: <p>The selection</p> },
    { path: '/QrCodePage', element: <p>The payment</p> },
  ]);
}

export const screenData = (
  edited: object | null,
  customer?: object,
  business: object = { capabilities: [] },
) => ({
  viewer: {
    mayBill: true,
    mayEditProducts: true,
    mayEditServices: true,
    tenant: {
      id: 't1',
      registration: 'REGULAR',
      stateCode: '08',
      gstin: null,
      settings: { discountBeforeTax: false, roundOff: false },
      business,
      form: { fields: FORM_FIELDS },
    },
  },
  ...(customer === undefined ? { document: edited } : { node: customer }),
});

/** Opens the edit of a bill, with the whole catalogue in memory. */
export async function openEdit(edited: object = bill(), business?: object): Promise<AtRoute> {
  const at = visit('/EditBillings?document=d1');
  await answerWith(at.environment, 'EditBillingsQuery', screenData(edited, undefined, business));
  const goods = connection(Object.values(GOODS));
  await answerWith(at.environment, 'pagesProductsQuery', inTenant({ products: goods }));
  await answerWith(at.environment, 'pagesServicesQuery', inTenant({ services: connection([STITCHING]) }));
  await screen.findByRole('table', { name: /Product/ });
  return at;
}

export const column = () => within(screen.getByRole('complementary', { name: 'Cart' }));
export const lines = (): string[] =>
  column()
    .getAllByRole('listitem')
    .map((one) => (one.textContent ?? '').replace('Edit quantity and price of ', ''));
export const update = () => column().getByRole('button', { name: /^Update(?! and)/ });
export const why = (reason: string) => fireEvent.click(column().getByRole('radio', { name: reason }));
export const setQuantity = (name: string, text: string): void => {
  const field = column().getByRole('textbox', { name: `Quantity, ${name}` });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
};
export const MUTATION = 'useUpdateDocumentMutation';
export const input = ({ environment }: AtRoute) => sentInput(environment, MUTATION);
export const saved = (edited: object) => ({
  updateDocument: { __typename: 'UpdateDocumentSuccess', document: edited },
});
export const refused = (type: string, fields: object = {}) => ({
  updateDocument: { __typename: type, __isRefusal: type, ...fields },
});
