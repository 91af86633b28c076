import { type Budgets, write } from './budget.ts';

export const optical: Budgets = {
  // One more where products have a kind: the form has its label.
  KindsQuery: { business: 8, calls: 2 },
  VariantListQuery: { business: 8, calls: 2, variables: ({ varied }) => ({ id: varied }) },
  VariantEditorQuery: { business: 8, calls: 3, variables: ({ varied }) => ({ id: varied }) },
  useSaveVariantCreateMutation: {
    business: 8,
    calls: 3,
    variables: ({ varied }) =>
      write({
        product: varied,
        values: ['sku', 'mrp', 'sell_price'].map((name) => ({ name, value: '100' })),
      }),
  },
  useSaveVariantUpdateMutation: {
    business: 8,
    calls: 3,
    variables: ({ variant }) => write({ variant, values: [{ name: 'color', value: 'Grey' }] }),
  },
  useDeleteVariantMutation: {
    business: 8,
    calls: 3,
    variables: ({ spareVariant: variant }) => write({ variant }),
  },
  NewVariantsQuery: { business: 8, calls: 2, variables: () => ({ form: 'product_variants_lens' }) },
  useCreateOpticalProductMutation: {
    business: 8,
    calls: 2,
    variables: () =>
      write({
        values: [
          { name: 'title', value: 'Lens' },
          { name: 'price', value: '70' },
        ],
        variants: [{ values: ['sku', 'mrp', 'sell_price'].map((name) => ({ name, value: '70' })) }],
      }),
  },
  MatrixViewQuery: { business: 8, calls: 2, variables: ({ varied }) => ({ id: varied }) },
  useSaveStockMutation: {
    business: 8,
    calls: 3,
    variables: ({ variant }) =>
      write({ variant, cells: [{ power: { sph: '-4.00', cyl: '-0.50' }, available: '3' }] }),
  },
  PowersViewQuery: { business: 8, calls: 3, variables: ({ varied }) => ({ id: varied }) },
  useSavePowersCreateMutation: {
    business: 8,
    calls: 4,
    variables: ({ varied: product, variant }) => write({ product, variant, powers: { sph: '-3.00' } }),
  },
  useSavePowersUpdateMutation: {
    business: 8,
    calls: 4,
    variables: ({ prescription }) => write({ prescription, powers: { sph: '-1.25' } }),
  },
  useDeletePowersMutation: {
    business: 8,
    calls: 4,
    variables: ({ sparePrescription: prescription }) => write({ prescription }),
  },
  PointsDialogQuery: { business: 4, calls: 3, variables: ({ product }) => ({ id: product }) },
  useWritePointsCreateMutation: {
    business: 4,
    calls: 4,
    variables: ({ product, unpaidDesignation: designation }) => write({ product, designation, points: '2' }),
  },
  useWritePointsUpdateMutation: {
    business: 4,
    calls: 4,
    variables: ({ assignment }) => write({ assignment, points: '3' }),
  },
  useWritePointsDeleteMutation: {
    business: 4,
    calls: 4,
    variables: ({ spareAssignment: assignment }) => write({ assignment }),
  },
};
