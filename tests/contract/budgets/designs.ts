import { type Budgets, write } from './budget.ts';

/** Garments of a boutique, with designs and patterns. */
export const designs: Budgets = {
  DesignsQuery: { calls: 3 },
  PatternsQuery: { calls: 3 },
  DesignAreasQuery: { calls: 2, variables: ({ garment }) => ({ id: garment }) },
  PatternCardsQuery: { calls: 3, variables: ({ garment }) => ({ id: garment }) },
  StoredItemQuery: { calls: 2, variables: ({ garment }) => ({ id: garment }) },
  garmentQuery: { calls: 2, variables: ({ garment }) => ({ id: garment }) },
  StageItemsQuery: { calls: 2 },
  useCreateOptionsMutation: {
    calls: 3,
    variables: ({ designArea: area, workStage: stage }) =>
      write({
        options: [{ area, name: 'Keyhole', price: '160.00', stagePrices: [{ stage, amount: '40.00' }] }],
      }),
  },
  useDeleteOptionMutation: { calls: 2, variables: ({ spareOption: option }) => write({ option }) },
  useReorderOptionsMutation: {
    calls: 2,
    variables: ({ secondGarment: garment, spareArea: area, spareOptions }) =>
      write({ garment, area, options: spareOptions.toReversed() }),
  },
  useUpdateDesignsMutation: {
    calls: 3,
    variables: ({ garment, designArea: area, designOptions: [option] }) =>
      write({ garment, areas: [{ area, options: [{ option, price: '155.00' }] }] }),
  },
  useWriteItemsCreateMutation: {
    calls: 3,
    variables: () =>
      write({
        name: 'Lehenga',
        price: '2500.00',
        areas: [{ name: 'Waist' }],
        measurementPoints: [{ name: 'Waist', price: '0.00' }],
      }),
  },
  useWriteItemsDeleteMutation: { calls: 3, variables: ({ spareGarment: garment }) => write({ garment }) },
  useWriteItemsUpdateMutation: { calls: 4, variables: ({ garment }) => write({ garment, price: '1250.00' }) },
  useWritePatternsCreateMutation: {
    calls: 4,
    variables: ({ garment, designPicture, workStage: stage }) =>
      write({
        garment,
        name: 'Paisley',
        price: '300.00',
        images: [designPicture],
        stagePrices: [{ stage, amount: '90.00' }],
      }),
  },
  useWritePatternsDeleteMutation: { calls: 3, variables: ({ sparePattern: pattern }) => write({ pattern }) },
  useWritePatternsUpdateMutation: {
    calls: 4,
    variables: ({ pattern }) => write({ pattern, price: '320.00' }),
  },
};
