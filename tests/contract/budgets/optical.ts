import { type Budgets, write } from './budget.ts';

export const optical: Budgets = {
  // One more where products have a kind: the form says what it is called.
  KindsQuery: { business: 8, calls: 2 },
  VariantListQuery: { business: 8, calls: 2, variables: ({ varied }) => ({ id: varied }) },
  VariantEditorQuery: { business: 8, calls: 3, variables: ({ varied }) => ({ id: varied }) },
  useSaveVariantAddMutation: {
    business: 8,
    calls: 3,
    variables: ({ varied }) =>
      write({
        product: varied,
        values: ['sku', 'mrp', 'sell_price'].map((name) => ({ name, value: '100' })),
      }),
  },
  useSaveVariantEditMutation: {
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
  useAddOpticalProductMutation: {
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
  PowersViewQuery: { business: 8, calls: 3, variables: ({ varied }) => ({ id: varied }) },
  useSavePowersSubmitMutation: {
    business: 8,
    calls: 4,
    variables: ({ varied: product, variant }) => write({ product, variant, powers: { sph: '-3.00' } }),
  },
  useSavePowersEditMutation: {
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
  useWritePointsAssignMutation: {
    business: 4,
    calls: 4,
    variables: ({ product, unpaidDesignation: designation }) => write({ product, designation, points: '2' }),
  },
  useWritePointsEditMutation: {
    business: 4,
    calls: 4,
    variables: ({ assignment }) => write({ assignment, points: '3' }),
  },
  useWritePointsRemoveMutation: {
    business: 4,
    calls: 4,
    variables: ({ spareAssignment: assignment }) => write({ assignment }),
  },
};
