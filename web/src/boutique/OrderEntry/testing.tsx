import { fireEvent, screen, within } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { createOrderRoute, editOrderRoute } from './route.ts';

export const option = (n: number, name: string, price: string, more: object = {}) => ({
  __typename: 'DesignOption',
  id: `o${n}`,
  name,
  price,
  image: null,
  isDefault: false,
  stagePrices: [],
  ...more,
});

/** A blouse: 1,200, necks 150 and 0, a pattern 300, an add-on 75. */
export const BLOUSE = {
  __typename: 'Garment',
  __isNode: 'Garment',
  id: 'g1',
  areas: [
    {
      __typename: 'DesignArea',
      id: 'a1',
      name: 'Neck',
      kind: 'OTHER',
      options: [
        option(1, 'Sweetheart', '150.00', {
          isDefault: true,
          stagePrices: [{ __typename: 'StagePrice', name: 'Cutting', amount: '50.00' }],
        }),
        option(2, 'Round', '0.00'),
      ],
    },
    {
      __typename: 'DesignArea',
      id: 'a2',
      name: 'Add-ons',
      kind: 'ADD_ONS',
      options: [option(3, 'Tassel', '75.00'), option(4, 'Padding', '120.00')],
    },
  ],
  patterns: [
    {
      __typename: 'Pattern',
      id: 'p1',
      name: 'Aari work',
      price: '300.00',
      images: ['/p1.png'],
      stagePrices: [],
    },
  ],
  measurementPoints: [
    { __typename: 'MeasurementPoint', id: 'm1', name: 'Length', image: null },
    { __typename: 'MeasurementPoint', id: 'm2', name: 'Waist', image: null },
  ],
};

export const KURTI = { ...BLOUSE, id: 'g2', areas: [], patterns: [], measurementPoints: [] };

const employee = (id: string, fullName: string) => ({ __typename: 'Employee', id, fullName });
const stage = (id: string, name: string, type = 'DESIGN') => ({ __typename: 'Stage', id, name, type });

const TENANT = {
  __typename: 'Tenant',
  id: 't1',
  settings: { __typename: 'TenantSettings', gstPercentage: '18' },
  garments: [
    { __typename: 'Garment', id: 'g1', name: 'Blouse', price: '1200.00' },
    { __typename: 'Garment', id: 'g2', name: 'Kurti', price: '800.00' },
  ],
  stages: [stage('s1', 'Cutting'), stage('s2', 'Stitching'), stage('s3', 'Embroidery', 'PATTERN')],
  employees: [employee('e1', 'Imran Ansari'), employee('e2', 'Shabana Bano')],
};

const VIEWER = {
  mayAddCustomers: true,
  mayOrderStages: true,
  mayBill: true,
  maySeeProducts: true,
  tenant: TENANT,
};

export const HARPREET = {
  __typename: 'Customer',
  id: 'c1',
  name: 'Harpreet Kaur',
  mobile: '9814023361',
  image: null,
  email: null,
  group: null,
  pending: '0.00',
  lastVisit: null,
};

/** The shop's UPI account. */
export const ACCOUNTS = {
  node: {
    __typename: 'Tenant',
    __isNode: 'Tenant',
    id: 't1',
    upiAccounts: [
      { __typename: 'UpiAccount', id: 'u1', upiId: 'meenakshi.boutique@upi', upiName: 'Meenakshi Boutique' },
    ],
  },
};

/** /create-order, for who may take orders; `may` takes rights away. */
export async function openCreate(may: object = {}): Promise<AtRoute> {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt('/create-order', [createOrderRoute]);
  await answerWith(at.environment, 'CreateOrderQuery', {
    viewer: { mayCreate: true, ...VIEWER, ...may },
  });
  return at;
}

/** Opens /EditOrder with an order. */
export async function openEdit(order: object | null): Promise<AtRoute> {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt('/EditOrder?orderId=k1', [
    editOrderRoute,
    { path: '/order-details', element: <p>The order</p> },
  ]);
  await answerWith(at.environment, 'EditOrderQuery', { viewer: VIEWER, node: order });
  return at;
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (at: AtRoute, name: string | RegExp): Promise<void> =>
  at.user.click(await button(name));

/** Replaces the text of a field. */
export function enter(label: string | RegExp, text: string): void {
  const input = screen.getByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

/** Chooses Harpreet Kaur in "Select Customer". */
export async function chooseCustomer(at: AtRoute): Promise<void> {
  await press(at, 'Choose customer');
  await answerWith(at.environment, 'CustomerChoiceQuery', {
    viewer: {
      tenant: {
        __typename: 'Tenant',
        __isNode: 'Tenant',
        id: 't1',
        customers: {
          totalCount: 1,
          edges: [{ cursor: 'x', node: HARPREET }],
          pageInfo: { endCursor: 'x', hasNextPage: false },
        },
      },
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Select Customer' });
  await at.user.click(await within(dialog).findByRole('button', { name: /Harpreet Kaur/ }));
}

/** Chooses the garment, and answers the query for its designs. */
export async function chooseGarment(at: AtRoute, name: 'Blouse' | 'Kurti'): Promise<void> {
  await at.user.selectOptions(screen.getByRole('combobox', { name: /^Item/ }), name);
  await answerWith(at.environment, 'garmentQuery', { node: name === 'Blouse' ? BLOUSE : KURTI });
}
