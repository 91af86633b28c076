import { catalogue } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { itemId, itemRow, variantRow, type ItemRow, type VariantRow } from '../testing/fakeCatalogue.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

function scan(code: string, ...fakes: Fake[]) {
  return runOperation(
    `query ($code: String!) { viewer { tenant { scan(code: $code) { product { title } variant { sku } } } } }`,
    { variables: { code }, fakes: [signedIn(), ...fakes] },
  );
}

function found(product: ItemRow, variant: VariantRow | null): Fake {
  return answering(catalogue.variantBySku, () => ({ success: true, product, variant }));
}

const nothing = { viewer: { tenant: { scan: null } } };

test('finds the variant of a code with its product', async () => {
  const { data, errors, received } = await scan(' VAR-1 ', found(itemRow(1), variantRow(1, itemId(1))));
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: { tenant: { scan: { product: { title: 'Item 1' }, variant: { sku: 'VAR-1' } } } },
  });
  expect(received[1]?.parts.params).toEqual({ sku: 'VAR-1' });
});

test('finds a product by its own code', async () => {
  const { data, errors } = await scan('SKU-1', found(itemRow(1), null));
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { tenant: { scan: { product: { title: 'Item 1' }, variant: null } } } });
});

test.each([
  ['nothing has the code', refusing(catalogue.variantBySku, 'NOT_FOUND')],
  ['a service has it', found(itemRow(1, { category: 'service' }), null)],
])('is null when %s', async (_why, fake) => {
  const { data, errors } = await scan('8901234567894', fake);
  expect({ data, errors }).toEqual({ data: nothing, errors: [] });
});

test.each(['', '  ', 'x'.repeat(65)])('asks nobody for what can be no code: %j', async (code) => {
  const { data, errors, calls } = await scan(code);
  expect({ data, errors, calls }).toEqual({ data: nothing, errors: [], calls: ['GET /me'] });
});

test('tells that the service is not reachable', async () => {
  const { errors } = await scan('x', refusing(catalogue.variantBySku, 'UPSTREAM_UNAVAILABLE'));
  expect(errors).toEqual([expect.stringContaining('UPSTREAM_UNAVAILABLE at viewer.tenant.scan')]);
});

test('variants that fail, fail at their field and nowhere else', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant { scan(code: "x") { product { title variants { sku } } } } } }`,
    {
      fakes: [
        signedIn(),
        found(itemRow(1, { has_variants: 1 }), null),
        refusing(catalogue.variants, 'UPSTREAM_UNAVAILABLE'),
      ],
    },
  );
  expect(errors).toEqual([
    'UPSTREAM_UNAVAILABLE at viewer.tenant.scan.product.variants: Service is not reachable. Try again.',
  ]);
  expect(data).toEqual({
    viewer: { tenant: { scan: { product: { title: 'Item 1', variants: null } } } },
  });
  expect(calls).toEqual(['GET /me', 'GET /lens-variants/:sku', 'GET /lens-variants']);
});

const PRODUCT = itemId(1);
const VARIANT = variantRow(1, PRODUCT).id;

test.each([
  [`https://shop.example/i/shop_1/${PRODUCT}`, PRODUCT],
  [`/i/shop_1/${PRODUCT}/${VARIANT}`, VARIANT],
])('finds what the label %s is on', async (address, sku) => {
  const { data, received } = await scan(address, found(itemRow(1), null));
  expect(data).toEqual({ viewer: { tenant: { scan: { product: { title: 'Item 1' }, variant: null } } } });
  expect(received[1]?.parts.params).toEqual({ sku });
});

test('a label of another shop stands for nothing, and nobody is asked', async () => {
  const { data, calls } = await scan(`https://shop.example/i/shop_2/${PRODUCT}`);
  expect({ data, calls }).toEqual({ data: nothing, calls: ['GET /me'] });
});

test('a label’s path is told with the product, and scanning it finds that product again', async () => {
  const { data, errors } = await runOperation(
    `{ viewer { tenant { scan(code: "x") { product { labelPath } variant { labelPath } } } } }`,
    { fakes: [signedIn(), found(itemRow(1), variantRow(1, PRODUCT))] },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        scan: {
          product: { labelPath: `/i/shop_1/${PRODUCT}` },
          variant: { labelPath: `/i/shop_1/${PRODUCT}/${VARIANT}` },
        },
      },
    },
  });
});
