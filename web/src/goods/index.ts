/** The public exports of goods for other slices. */
export { CostFacts } from './receive/CostFacts.tsx';
export { ReceiveGoods } from './receive/ReceiveGoods.tsx';
export { UndoReceipt } from './undo/UndoReceipt.tsx';
