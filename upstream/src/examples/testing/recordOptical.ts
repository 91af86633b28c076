import type { Recorder } from './Recorder.ts';

const POWER = { SPH: '-1.25', CYL: '-0.50', AXIS: '90', ADD: null, DIA: '65' };

/** Products with variants, their lens powers, and points per role for a product. */
export async function recordOptical(at: Recorder): Promise<void> {
  await at.send('optical.opticalCategories', { body: {} });
  await at.send('optical.addOpticalCatalogue', {
    body: {
      values: { title: 'Aviator frame', price: '1499.00', unit: 'pc' },
      variants: [{ sku: 'AV-52-GOLD', color: 'Gold', sell_price: '1499.00', mrp: '1799.00' }],
    },
  });
  const product = at.at('optical.addOpticalCatalogue', 'data', 'id');
  await at.send('optical.updateOpticalCatalogue', {
    body: { id: product, values: { title: 'Aviator frame', price: '1399.00', unit: 'pc' } },
  });
  await at.send('optical.addLensVariant', {
    body: {
      product_id: product,
      sku: 'AV-55-BLACK',
      color: 'Black',
      sell_price: '1599.00',
      mrp: '1899.00',
      available_quantity: '4',
    },
  });
  const variant = at.at('optical.addLensVariant', 'data', 'id');
  await at.send('optical.updateLensVariant', { body: { id: variant, sell_price: '1549.00' } });
  await at.send('optical.countLensStock', {
    body: {
      variant_id: variant,
      reason: 'COUNTED',
      cells: [
        { SPH: '-2.00', CYL: null, AXIS: null, ADD: null, available_quantity: '6', expected_quantity: null },
        { SPH: '-2.25', CYL: '-0.75', available_quantity: '2', expected_quantity: null },
      ],
    },
  });
  await at.send('catalogue.variants', { query: { product_ids: product } });
  await at.send('catalogue.variantsByProduct', { params: { id: product } });
  await at.send('catalogue.variantBySku', { params: { sku: 'AV-55-BLACK' } });
  await at.send('optical.submitPrescription', {
    body: { product_id: product, variant_id: variant, prescription: POWER },
  });
  const prescription = at.at('optical.submitPrescription', 'data', 'id');
  await at.send('optical.updatePrescription', {
    body: { id: prescription, prescription: { ...POWER, SPH: '-1.50' } },
  });
  await at.send('optical.getPrescription', { body: { product_id: product, variant_id: variant } });
  await at.send('optical.prescriptions', { query: { variant_ids: variant } });
  await at.send('optical.prescriptionZip', {
    body: { products: [{ product_id: product, variant_id: variant }] },
  });
  await recordPoints(at, product);
  await at.send('optical.deletePrescription', { body: { id: prescription } });
  await at.send('optical.deleteLensVariant', { body: { id: variant } });
}

async function recordPoints(at: Recorder, product: string): Promise<void> {
  const designation = at.at('employees.employees', 'data', 0, 'designation');
  await at.send('optical.addPoints', {
    body: { product_id: product, designation_id: designation, points: '1.5' },
  });
  const id = at.at('optical.addPoints', 'data', 'id');
  await at.send('optical.getPoints', { body: { product_id: product } });
  await at.send('optical.updatePoints', { body: { id, points: '2' } });
  await at.send('optical.deletePoints', { body: { id } });
}
