import { QR_DEFAULTS } from '@galla/domain';
import { screen } from '@testing-library/react';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { LabelDialog } from './LabelDialog.tsx';

/** A variant of a product that has several. */
export const variant = {
  id: 'v1',
  sku: 'KUR-2-M',
  barcode: null,
  price: '1100.00',
  mrp: '1299.00',
  gstPercentage: '5',
  labelPath: '/i/t/p2/v1',
  available: '3',
  size: 'M',
  color: 'Red',
  power: null,
  coating: null,
};

/** A product with the fields that the panel selects. */
export const product = (n: number, changes: object = {}) => ({
  __typename: 'Product',
  id: `p${n}`,
  __isNode: 'Product',
  title: `Kurta ${n}`,
  sku: `KUR-${n}`,
  barcode: null,
  price: '999.00',
  mrp: null,
  gstPercentage: '5',
  taxInclusive: true,
  type: null,
  labelPath: `/i/t/p${n}`,
  tracksStock: true,
  available: '7',
  variants: [],
  ...changes,
});

/** Opens the panel with these products; the shop's look is not answered yet. */
export async function open(
  products: readonly object[],
  ids = products.map((_, at) => `p${at + 1}`),
): Promise<AtRoute> {
  const at = renderAt('/', [
    { path: '/', element: <LabelDialog tenantId="t1" products={ids} onClose={() => undefined} /> },
  ]);
  if (ids.length > 0) await answerWith(at.environment, 'fetchRowsQuery', { nodes: products });
  return at;
}

export const answerLook = ({ environment }: AtRoute) =>
  answerWith(environment, 'qrLookQuery', {
    node: { __typename: 'Tenant', id: 't1', settings: { qr: QR_DEFAULTS } },
  });

/** Opens the panel with everything loaded. */
export async function opened(...products: object[]): Promise<AtRoute> {
  const at = await open(products);
  await answerLook(at);
  return at;
}

export const button = (name: string) => screen.findByRole('button', { name });
