import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft } from '../../local/drafts.ts';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { BLOUSE, button, enter, openEdit, press } from './testing.tsx';

vi.mock('../../local/drafts.ts', async () =>
  (await import('../../testing/draftsInMemory.ts')).draftsInMemory(),
);

beforeEach(() => deleteDraft('order/k1'));

const chosen = (choice: string, name: string, price: string) => ({
  __typename: 'OrderedDesign',
  choice,
  area: 'Neck',
  name,
  price,
});

const ORDER = {
  __typename: 'Order',
  __isNode: 'Order',
  id: 'k1',
  mayEdit: true,
  number: '26-27/J/00041',
  version: 3,
  type: 'NEW',
  customer: { __typename: 'Customer', id: 'c1' },
  customerName: 'Harpreet Kaur',
  customerMobile: '9814023361',
  employee: null,
  urgent: false,
  functionDate: null,
  // An old order keeps its past days.
  trialDate: '2020-01-01',
  deliveryDate: '2020-01-05',
  reference: null,
  discount: null,
  gstPercent: '18',
  total: '1593.00',
  advance: '1500.00',
  items: [
    {
      __typename: 'OrderItem',
      id: 'i1',
      garmentChoice: 'g1',
      name: 'Blouse',
      toWhom: null,
      note: null,
      quantity: 1,
      price: '1200.00',
      designs: [chosen('o1', 'Sweetheart', '150.00')],
      fabrics: [],
      addOns: [],
      patterns: [
        {
          __typename: 'OrderedPattern',
          choice: null,
          custom: true,
          name: 'Own zari',
          price: '400.00',
          images: [{ __typename: 'OrderImage', key: 'x1', url: '/x1.png' }],
          // The shop has renamed the first stage to Cutting; the second is from an order stored before ids
          // were recorded.
          stagePrices: [
            { __typename: 'OrderedStagePrice', stage: 'Marking', choice: 's1', amount: '50.00' },
            { __typename: 'OrderedStagePrice', stage: 'Stitching', choice: null, amount: '100.00' },
          ],
        },
      ],
      measurements: {
        __typename: 'Measurements',
        method: 'FORM',
        values: [{ __typename: 'MeasuredValue', name: 'Length', value: '14.5' }],
        unit: 'INCH',
        custom: [],
        text: null,
        images: [],
        instructions: null,
      },
      assignments: [],
    },
  ],
};

/** Presses the dialog's button rather than the page's button of the same name. */
async function confirm(at: Awaited<ReturnType<typeof openEdit>>): Promise<void> {
  const question = await screen.findByRole('dialog', { name: 'Confirm Order Update' });
  await at.user.click(within(question).getByRole('button', { name: /^Update Order/ }));
}

test('what was agreed is there, and sent again with the version that was seen', async () => {
  const at = await openEdit(ORDER);
  await answerWith(at.environment, 'garmentQuery', { node: BLOUSE });
  expect((await screen.findByLabelText<HTMLInputElement>('Length')).value).toBe('14.5');
  enter(/^Note/, 'Padding');
  await press(at, /^Review order/);
  await press(at, /^Update Order/);
  await confirm(at);
  const input = await sentInput(at.environment, 'useUpdateOrderMutation');
  expect(input).toMatchObject({
    order: 'k1',
    expectedVersion: 3,
    expectedTotal: '2065.00',
    trialDate: '2020-01-01',
    items: [
      {
        item: 'i1',
        garment: 'g1',
        toWhom: null,
        note: 'Padding',
        designs: ['o1'],
        customPatterns: [
          {
            name: 'Own zari',
            images: ['x1'],
            keep: false,
            stagePrices: [
              { stage: 's1', amount: '50.00' },
              { stage: 's2', amount: '100.00' },
            ],
          },
        ],
        measurements: { method: 'FORM', values: [{ name: 'Length', value: '14.5' }] },
      },
    ],
  });
  expect(input).not.toHaveProperty('received');
});

test('an edit that makes the order cheaper than what was received tells what is to be refunded', async () => {
  const at = await openEdit({ ...ORDER, total: '3186.00', items: [{ ...ORDER.items[0], price: '200.00' }] });
  await answerWith(at.environment, 'garmentQuery', { node: BLOUSE });
  await press(at, /^Review order/);
  await press(at, /^Update Order/);
  expect(await screen.findByText('₹615.00 received before is to be refunded.')).toBeDefined();
});

test('somebody else’s newer edit is told, and what was entered stays', async () => {
  const at = await openEdit(ORDER);
  await answerWith(at.environment, 'garmentQuery', { node: BLOUSE });
  enter(/^Note/, 'Padding');
  await press(at, /^Review order/);
  await press(at, /^Update Order/);
  await confirm(at);
  await answerWith(at.environment, 'useUpdateOrderMutation', {
    updateOrder: {
      __typename: 'ChangedMeanwhile',
      __isRefusal: 'ChangedMeanwhile',
      code: 'CHANGED_MEANWHILE',
      message: 'Somebody changed this meanwhile.',
    },
  });
  expect(await screen.findByText('Somebody changed this meanwhile.')).toBeDefined();
  await press(at, 'Back');
  expect(await screen.findByDisplayValue('Padding')).toBeDefined();
});

test('an order that is not there, or not to be edited, is told so', async () => {
  const at = await openEdit(null);
  expect(await screen.findByText('Order not found')).toBeDefined();
  at.unmount();
  await openEdit({ ...ORDER, mayEdit: false });
  expect(await screen.findByText('This order can no longer be edited.')).toBeDefined();
  expect(await button('Go Back')).toBeDefined();
});
