import { answerWith } from '../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../testing/render.tsx';
import { graphForm } from '../../ui/form/testing.tsx';
import { formField } from '@galla/domain';
import { VariantsSheet } from './variants/VariantsSheet.tsx';

/** A variant as the graph returns it. */
export const graphVariant = (n: number, more: object = {}) => ({
  __typename: 'Variant',
  id: `v${n}`,
  sku: `L-${n}00`,
  price: '450.00',
  mrp: '500.00',
  available: '4',
  size: null,
  color: null,
  shape: null,
  style: null,
  gender: null,
  lensType: null,
  material: null,
  index: '1.56',
  power: `-${n}.00`,
  coating: null,
  fields: [
    { name: 'sku', value: `L-${n}00` },
    { name: 'mrp', value: '500.00' },
    { name: 'available_quantity', value: '4' },
  ],
  prescriptions: [],
  ...more,
});

export const FORM = graphForm(
  [
    formField('sku', 'Code', { required: true }),
    formField('mrp', 'MRP', { type: 'number', required: true }),
    formField('sell_price', 'Price', { type: 'number' }),
    formField('available_quantity', 'Quantity', { type: 'number' }),
  ],
  'product_variants_lens',
);

/** A product as the sheet's queries return it. */
export const graphProduct = (variants: readonly object[], more: object = {}) => ({
  viewer: { tenant: { id: 't1', registration: 'REGULAR' } },
  node: {
    __typename: 'Product',
    id: 'p1',
    gstPercentage: '5',
    taxInclusive: false,
    title: 'Blue-cut lens',
    tracksStock: true,
    type: 'lens',
    viewerCanEditVariants: true,
    viewerCanDeleteVariants: true,
    variantForm: FORM,
    variants,
    ...more,
  },
});

/** Opens the sheet of a product's variants at a URL. */
export const openSheet = (search = ''): AtRoute =>
  renderAt(`/products${search}`, [
    { path: '/products', element: <VariantsSheet product="p1" onClose={() => undefined} /> },
  ]);

/** Opens the list with these variants. */
export async function openList(variants: readonly object[], more: object = {}): Promise<AtRoute> {
  const at = openSheet();
  await answerWith(at.environment, 'VariantListQuery', graphProduct(variants, more));
  return at;
}

export const refusal = (message: string) => ({ __typename: 'Refused', __isRefusal: 'Refused', message });
