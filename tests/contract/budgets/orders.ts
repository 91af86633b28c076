import { type Budgets, write } from './budget.ts';

const item = (garment: string) => ({ garment, toWhom: 'Meena', quantity: 1 });
const DELIVERY = { deliveryDate: '2030-12-20' };

/** Orders in pieces: their entry, list, details and the page for customers. */
export const orders: Budgets = {
  CreateOrderQuery: { calls: 5 },
  EditOrderQuery: { calls: 9, variables: ({ editedOrder: order }) => ({ order, chosen: true }) },
  AssignDialogChoicesQuery: { calls: 3 },
  AlterDialogChoicesQuery: { calls: 3 },
  OrderFiltersQuery: { calls: 4 },
  CustomerChoiceQuery: { calls: 2, variables: () => ({ search: 'A' }) },
  FilteredCustomerQuery: { calls: 2, variables: ({ customer }) => ({ id: customer }) },
  CustomerOrderQuery: { calls: 1, variables: ({ orderLink }) => ({ ...orderLink }) },
  OrderDetailsQuery: { calls: 7, variables: ({ order }) => ({ id: order }) },
  OrdersPageQuery: { calls: 4, size: 'first' },
  // The user, the order, its items, and its job cards.
  fetchSlipsQuery: { calls: 4, variables: ({ order }) => ({ id: order }) },
  DayLoadQuery: { calls: 2, variables: ({ order }) => ({ day: '2030-12-20', except: order }) },
  fetchVersionsQuery: { calls: 2, variables: ({ customer, garment }) => ({ customer, garment }) },
  DailyDialogMutation: { calls: 2, variables: () => write({ pieces: 8 }) },
  PieceDetailsQuery: { calls: 2, variables: ({ piece }) => ({ piece }) },
  useWritePieceFinishMutation: {
    calls: 2,
    variables: ({ piece }) => write({ piece, seenAt: null }),
  },
  useWritePieceUndoMutation: { calls: 2, variables: ({ piece }) => write({ piece }) },
  FindFabricQuery: { calls: 2, variables: () => ({ search: 'a' }) },
  useCreateOrderMutation: {
    calls: 3,
    variables: ({ customer, garment, designOptions: [design], pattern }) =>
      write({
        customer,
        ...DELIVERY,
        trialDate: '2030-12-10',
        payInFull: true,
        items: [{ ...item(garment), designs: [design], patterns: [pattern] }],
      }),
  },
  useUpdateOrderMutation: {
    calls: 5,
    variables: ({ editedOrder: order, garment }) =>
      write({ order, expectedVersion: 1, ...DELIVERY, items: [item(garment)] }),
  },
  useAssignPiecesMutation: {
    calls: 8,
    variables: ({ order, orderItem, workStage: stage, worker: employee }) =>
      write({ order, stage, employee, items: [{ item: orderItem, quantity: 1 }] }),
  },
  useMovePiecesMutation: {
    calls: 8,
    variables: ({ piece }) => write({ pieces: [piece], state: 'IN_PROCESS' }),
  },
  useSetOrderStageMutation: {
    calls: 4,
    variables: ({ restingOrder: order, workStage: stage }) => write({ order, stage }),
  },
  useSetOrderStatusMutation: {
    calls: 4,
    variables: ({ restingOrder: order, heldStatus: status }) => write({ order, status }),
  },
  useInvoiceOrderMutation: { calls: 2, variables: ({ doneOrder: order }) => write({ order }) },
  useHandOverMutation: {
    calls: 7,
    variables: ({ readyPiece: { order, piece } }) => write({ order, pieces: [piece], collectedBy: 'Meena' }),
  },
  useUndoHandOverMutation: {
    calls: 7,
    variables: ({ collectedPiece: { order, piece } }) => write({ order, pieces: [piece] }),
  },
  useWriteClothSetMutation: {
    calls: 8,
    variables: ({ orderItem: item }) => write({ item, cloth: { description: 'Silk', metres: '2.5' } }),
  },
  useWriteClothReturnMutation: {
    calls: 7,
    variables: ({ clothItem: item }) => write({ item, left: '0.5' }),
  },
  useCreateAlterationMutation: {
    calls: 2,
    variables: ({ alteredPiece: piece }) =>
      write({ piece, cause: 'Too tight', charge: '100.00', ...DELIVERY }),
  },
  useRefundOrderMutation: {
    calls: 7,
    variables: ({ overpaidOrder }) => write({ ...overpaidOrder, mode: 'CASH' }),
  },
  useOrderLinksShareMutation: { calls: 4, variables: ({ order }) => write({ order }) },
  useOrderLinksRenewMutation: { calls: 4, variables: ({ order }) => write({ order }) },
  useOrderLinksRevokeMutation: { calls: 4, variables: ({ order }) => write({ order }) },
};
