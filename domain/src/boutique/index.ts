export {
  orderAmounts,
  orderItemTotal,
  orderPayment,
  orderQrAmount,
  type OrderAmounts,
  type OrderFigures,
  type OrderItemPrices,
  type OrderPayment,
} from './orderAmounts.ts';
export {
  fixedStatusNamed,
  mayEditOrder,
  mayInvoiceOrder,
  mayMovePieces,
  stateOfItem,
  statusesByHand,
  statusOfPieces,
  type KnownStatus,
  type PieceState,
} from './orderStates.ts';
export { checkMasters, FIXED_STATUSES, MAX_MASTERS, readStatus, type FixedStatus } from './status.ts';
export { moveTo, NEW_STAGE_TYPE, readStage, STAGE_TYPES, type StageType } from './stage.ts';
