import { catalogue } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { documentId, linesAre, lineId, paymentId, paymentRow, paymentsAre } from '../testing/fakeBilling.ts';
import { itemId, itemRow, itemsAre, variantId, variantRow, variantsAre } from '../testing/fakeCatalogue.ts';
import {
  designationId,
  pointsAre,
  pointsId,
  prescriptionId,
  prescriptionRow,
  prescriptionsAre,
} from '../testing/fakeOptical.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { globalId, type NodeType } from './ids.ts';

const fakes = [
  signedIn(),
  linesAre,
  paymentsAre([paymentRow(1)]),
  variantsAre([variantRow(1, itemId(1))]),
  prescriptionsAre([prescriptionRow(1, itemId(1), variantId(1))]),
  pointsAre(itemId(1)),
  refusing(catalogue.catalogueImport, 'NOT_FOUND'),
];

const open = (type: NodeType, dbId: string, fields: string) =>
  runOperation(`query ($id: ID!) { node(id: $id) { __typename id ... on ${type} { ${fields} } } }`, {
    variables: { id: globalId(type, dbId) },
    fakes,
  });

test.each([
  ['DocumentLine', lineId(1), 'name', { name: 'Item 1' }, 'GET /billing/items'],
  ['Payment', paymentId(1), 'amount', { amount: '59.00' }, 'POST /billing/payment-history'],
  ['Variant', variantId(1), 'sku', { sku: 'VAR-1' }, 'GET /lens-variants'],
  ['LensPrescription', prescriptionId(1), 'sph', { sph: '-2.00' }, 'GET /prescriptions'],
  ['PointsAssignment', pointsId(1), 'points', { points: '2.5' }, 'POST /get_points'],
] as const)('%s is opened by its id with one call', async (type, dbId, fields, expected, call) => {
  const { data, errors, calls } = await open(type, dbId, fields);
  expect(errors).toEqual([]);
  expect(data).toEqual({ node: { __typename: type, id: globalId(type, dbId), ...expected } });
  expect(calls).toEqual(['GET /me', call]);
});

test('a line names what was sold and which variant, while they are there', async () => {
  const source = `query ($id: ID!) { node(id: $id) { ... on DocumentLine {
    item { __typename id title } variant { sku } } } }`;
  const variables = { id: globalId('DocumentLine', lineId(1)) };
  const sold = await runOperation(source, { variables, fakes: [...fakes, itemsAre([itemRow(1)])] });
  expect(sold.data).toEqual({
    node: {
      item: { __typename: 'Product', id: globalId('Product', itemId(1)), title: 'Item 1' },
      variant: null,
    },
  });
  const gone = await runOperation(source, { variables, fakes: [...fakes, itemsAre([])] });
  expect(gone.data).toEqual({ node: { item: null, variant: null } });
});

test('what is not there is null', async () => {
  expect((await open('CatalogueImport', documentId(1), 'fileName')).data).toEqual({ node: null });
  expect((await open('Payment', paymentId(9), 'amount')).data).toEqual({ node: null });
});

test('of a designation that is met elsewhere the name is told without the hierarchy', async () => {
  const { data } = await open('PointsAssignment', pointsId(1), 'designation { id name }');
  expect(data).toMatchObject({
    node: { designation: { id: globalId('Designation', designationId(1)), name: 'Manager' } },
  });
});
