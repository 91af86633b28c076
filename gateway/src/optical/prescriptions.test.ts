import { problem } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, itemRow, itemsAre, variantId, variantRow, variantsAre } from '../testing/fakeCatalogue.ts';
import { optician, prescriptionId, prescriptionRow, prescriptionsAre } from '../testing/fakeOptical.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { times } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const row = prescriptionRow(1, itemId(1), variantId(1));
const prescription = globalId('LensPrescription', prescriptionId(1));
const powers = { sph: '-2', cyl: '-0.75', axis: '90' };
const LIST = `variant { sku prescriptions { id sph cyl axis add dia } }`;

const mutationOf = (field: string, input: string, success = 'LensPrescriptionSuccess', more = '') =>
  `mutation ($input: ${input}!) { ${field}(input: $input) { __typename
    ... on ${success} { ${more} ${LIST} } ... on InvalidInput { problems { field message } } } }`;
const CREATE = mutationOf('createLensPrescription', 'CreateLensPrescriptionInput');
const UPDATE = mutationOf('updateLensPrescription', 'UpdateLensPrescriptionInput');
const DELETED = 'DeleteLensPrescriptionSuccess';
const DELETE = mutationOf('deleteLensPrescription', 'DeleteLensPrescriptionInput', DELETED, 'deletedId');

const run = (text: string, input: object, ...fakes: Fake[]) =>
  runOperation(text, { variables: { input: { key: KEY, ...input } }, fakes: [optician(), ...fakes] });
const after = [variantsAre([variantRow(1, itemId(1))]), prescriptionsAre([row])];
const at = { product: globalId('Product', itemId(1)), variant: globalId('Variant', variantId(1)) };

test('creates by powers by their names on the wire, and answers those that there are', async () => {
  const submitting = answering(optical.submitPrescription, () => ({ success: true, message: '', data: row }));
  const { data, errors, calls, received } = await run(CREATE, { ...at, powers }, submitting, ...after);
  expect(errors).toEqual([]);
  expect(received[1]?.parts.body).toEqual({
    product_id: itemId(1),
    variant_id: variantId(1),
    prescription: { SPH: '-2', CYL: '-0.75', AXIS: '90', ADD: null, DIA: null },
  });
  expect(data).toEqual({
    createLensPrescription: {
      __typename: 'LensPrescriptionSuccess',
      variant: {
        sku: 'VAR-1',
        prescriptions: [{ id: prescription, sph: '-2.00', cyl: null, axis: null, add: null, dia: '65.0' }],
      },
    },
  });
  expect(calls).toHaveLength(4);
});

test.each([
  [
    UPDATE,
    { prescription, powers },
    optical.updatePrescription,
    { data: row },
    { __typename: 'LensPrescriptionSuccess' },
  ],
  [
    DELETE,
    { prescription },
    optical.deletePrescription,
    { product_id: itemId(1), variant_id: variantId(1) },
    { __typename: DELETED, deletedId: prescription },
  ],
])(
  'updates and deletes by the id of the prescription: %#',
  async (text, input, endpoint, answer, success) => {
    const fake: Fake = { endpoint, answer: () => ({ success: true, message: '', ...answer }) };
    const { data, errors, received } = await run(text, input, fake, ...after);
    expect(errors).toEqual([]);
    expect(received[1]?.parts.body).toMatchObject({ id: prescriptionId(1) });
    expect(Object.values(data ?? {})).toMatchObject([success]);
  },
);

test('puts what is wrong with a power at it', async () => {
  const problems = [problem('prescription.AXIS', 'INVALID_INPUT', 'optical.valueMissing', { label: 'AXIS' })];
  const refused = refusing(optical.submitPrescription, 'INVALID_INPUT', {}, problems);
  const { data } = await run(CREATE, { ...at, powers }, refused);
  expect(data).toEqual({
    createLensPrescription: {
      __typename: 'InvalidInput',
      problems: [{ field: 'powers.axis', message: 'Please input AXIS!' }],
    },
  });
});

test.each([2, 40])('the prescriptions of %i variants cost one call', async (count) => {
  const variants = times(count, (n) => variantRow(n, itemId(1)));
  const { errors, calls } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Product { variants { prescriptions { sph } } } } }`,
    {
      variables: { id: at.product },
      fakes: [optician(), itemsAre([itemRow(1, { has_variants: 1 })], variants), prescriptionsAre([row])],
    },
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /services-products', 'GET /prescriptions']);
});
