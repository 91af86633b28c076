import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelPath, readLabelAddress } from './address.ts';

const PRODUCT = '018f0000-0000-7000-8000-0000000000aa';
const VARIANT = '018f0000-0000-7000-8000-0000000000bb';

test('what is printed is what is read, whatever the origin', () => {
  const target = fc.record({
    tenant: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }),
    product: fc.uuid(),
    variant: fc.option(fc.uuid(), { nil: undefined }),
  });
  fc.assert(
    fc.property(
      target,
      fc.constantFrom('', 'https://shop.example', 'http://192.168.1.4:4000'),
      (one, origin) => {
        expect(readLabelAddress(origin + labelPath(one))).toEqual(one);
      },
    ),
  );
});

test('scanners that type in capitals and with line ends are understood', () => {
  const typed = `HTTPS://SHOP.EXAMPLE/I/tenant_1/${PRODUCT.toUpperCase()}/${VARIANT}/\r\n`;
  expect(readLabelAddress(typed)).toEqual({ tenant: 'tenant_1', product: PRODUCT, variant: VARIANT });
});

test.each([
  '',
  '8901234567894',
  PRODUCT,
  `/i/${PRODUCT}`,
  `/i/t/${PRODUCT}/x`,
  `/i/t/${PRODUCT}?a=1`,
  `https://shop.example/products/i/t/${PRODUCT}`,
  `javascript://x/i/t/${PRODUCT}`,
  `/i/%E0%A4%A/${PRODUCT}`,
  `/i/${'t'.repeat(700)}/${PRODUCT}`,
])('%j is no label’s address', (text) => {
  expect(readLabelAddress(text)).toBeUndefined();
});
