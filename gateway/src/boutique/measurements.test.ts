import { boutique } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { garmentId } from '../testing/fakeBoutique.ts';
import { customerId } from '../testing/fakeCustomers.ts';
import { orderId, pieceId as itemId } from '../testing/fakeOrders.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

test('versions of measurements are one call, asked for by customer and garment', async () => {
  const { data, errors, calls, received } = await runOperation(
    `query ($customer: ID!, $garment: ID!) { viewer { tenant { measurementVersions(customer: $customer, garment: $garment) {
      item orderNumber measuredOn person measurements { unit values { name value } instructions } } } } }`,
    {
      variables: {
        customer: globalId('Customer', customerId(1)),
        garment: globalId('Garment', garmentId(1)),
      },
      fakes: [
        signedIn(),
        answering(boutique.measurementVersions, () => ({
          success: true,
          data: [
            {
              item_id: itemId(1),
              order_id: orderId(1),
              order_no: '26-27/J/00151',
              measured_on: '2026-10-02',
              person: 'Simran',
              measurements: {
                type: 'form' as const,
                measurements: [{ name: 'Waist', value: '30 1/2' }],
                measurementUnit: 'inch' as const,
                customMeasurements: [],
                measurementText: null,
                measurementImages: [],
                specialInstructions: 'Waist loose',
              },
            },
          ],
        })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        measurementVersions: [
          {
            item: globalId('OrderItem', itemId(1)),
            orderNumber: '26-27/J/00151',
            measuredOn: '2026-10-02',
            person: 'Simran',
            measurements: {
              unit: 'INCH',
              values: [{ name: 'Waist', value: '30 1/2' }],
              instructions: 'Waist loose',
            },
          },
        ],
      },
    },
  });
  expect(calls).toHaveLength(2);
  expect(received.at(-1)?.parts).toMatchObject({
    query: { customer_id: customerId(1), garment_id: garmentId(1) },
  });
});
