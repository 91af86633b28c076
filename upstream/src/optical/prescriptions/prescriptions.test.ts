import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addVariant } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addLens, type TestLens } from '../testing/index.ts';
import { deleteLensVariant } from '../variants/contract.ts';
import {
  deletePrescription,
  getPrescription,
  prescriptions,
  submitPrescription,
  updatePrescription,
} from './contract.ts';

let api: TestApi;
let shop: TestShop;
let lens: TestLens;
let variant: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 8 });
  lens = await addLens(shop);
  variant = await addVariant(shop, lens, { sku: 'L', stock: 1000 });
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const submit = (prescription: object, at = variant) =>
  call(api, submitPrescription, {
    ...sent(),
    body: { product_id: lens.id, variant_id: at, prescription },
  });
const get = async (at?: string) => {
  const body = { product_id: lens.id, ...(at && { variant_id: at }) };
  return (await call(api, getPrescription, { ...sent(), body })).body.data;
};

test('powers are kept as a prescription writes them, from minus to plus', async () => {
  await submit({ SPH: '+1.5', ADD: 2, DIA: '65' });
  const { body } = await submit({ SPH: -2, CYL: '-0.75', AXIS: 90 });
  expect(body).toMatchObject({ success: true, message: 'Prescription saved' });
  expect(await get()).toEqual([
    {
      id: body.data.id,
      product_id: lens.id,
      variant_id: variant,
      prescription: { SPH: '-2.00', CYL: '-0.75', AXIS: '90', ADD: null, DIA: null },
    },
    expect.objectContaining({
      prescription: { SPH: '+1.50', CYL: null, AXIS: null, ADD: '+2.00', DIA: '65.0' },
    }),
  ]);
});

test('those of one variant, and of many at once', async () => {
  const second = await addVariant(shop, lens, { sku: 'M', stock: 0 });
  await submit({ SPH: 'plano' });
  await submit({ SPH: '-1' }, second);
  expect(await get(second)).toMatchObject([{ variant_id: second, prescription: { SPH: '-1.00' } }]);
  const query = { variant_ids: `${variant},${second}` };
  const { body } = await call(api, prescriptions, { ...sent(), query });
  expect(body.data.map((one) => one.prescription.SPH).toSorted()).toEqual(['-1.00', '0.00']);
  const ids = body.data.map(({ id }) => id).join();
  expect((await call(api, prescriptions, { ...sent(), query: { ids } })).body.data).toEqual(body.data);
});

test('powers are replaced as a whole, and deleted', async () => {
  const { id } = (await submit({ SPH: '-1', CYL: '-1', AXIS: '5' })).body.data;
  const body = { id, prescription: { SPH: '-1.25' } };
  const changed = await call(api, updatePrescription, { ...sent(), body });
  expect(changed.body.data.prescription).toEqual({
    SPH: '-1.25',
    CYL: null,
    AXIS: null,
    ADD: null,
    DIA: null,
  });
  const gone = await call(api, deletePrescription, { ...sent(), body: { id } });
  expect(gone.body).toMatchObject({ variant_id: variant, message: 'Prescription deleted' });
  expect(await get()).toEqual([]);
  expect((await call(api, deletePrescription, { ...sent(), body: { id } })).status).toBe(404);
});

test.each([
  [{}, 'prescription.SPH', 'Please input SPH!'],
  [{ SPH: '-1.10' }, 'prescription.SPH', 'SPH goes in steps of 0.25.'],
  [{ SPH: '-1', CYL: '-1' }, 'prescription.AXIS', 'Please input AXIS!'],
  [{ SPH: '-1', CYL: '-1', AXIS: '181' }, 'prescription.AXIS', 'AXIS must be between 0 and 180.'],
])('%j is told at its value', async (prescription, field, message) => {
  expect((await submit(prescription)).refusal.problems).toMatchObject([{ field, message }]);
});

test('a variant has the same powers once, also when the lens lacks some', async () => {
  await submit({ SPH: '-1' });
  const { status, refusal } = await submit({ SPH: '-1.00', CYL: '' });
  expect(status).toBe(409);
  expect(refusal.code).toBe('PRESCRIPTION_TAKEN');
  const { id } = (await submit({ SPH: '-2' })).body.data;
  const same = { id, prescription: { SPH: '-1' } };
  expect((await call(api, updatePrescription, { ...sent(), body: same })).status).toBe(409);
});

test('what belongs to a deleted variant, or to another shop, is not there', async () => {
  const { id } = (await submit({ SPH: '-1' })).body.data;
  const other = await testShop(api, { businessId: 8 });
  const foreign = { token: other.owner.token, schemaKey: other.schemaKey };
  const prescription = { SPH: '0' };
  const body = { product_id: lens.id, variant_id: variant, prescription };
  expect((await call(api, submitPrescription, { ...foreign, body })).status).toBe(404);
  expect((await call(api, updatePrescription, { ...foreign, body: { id, prescription } })).status).toBe(404);
  expect((await call(api, deletePrescription, { ...foreign, body: { id } })).status).toBe(404);
  const query = { variant_ids: variant };
  expect((await call(api, prescriptions, { ...foreign, query })).body.data).toEqual([]);
  expect((await call(api, prescriptions, { ...foreign, query: { ids: id } })).body.data).toEqual([]);
  await call(api, deleteLensVariant, { ...sent(), body: { id: variant } });
  expect(await get()).toEqual([]);
  expect((await submit({ SPH: '-3' })).status).toBe(404);
});
