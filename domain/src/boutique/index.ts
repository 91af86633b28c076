export { checkCloth, checkClothLeft, CLOTH_TEXT_LENGTH, MAX_CLOTH } from './cloth.ts';
export { checkFabric, type Fabric, fabricAmount, fabricsAmount, MAX_FABRICS } from './fabric.ts';
export { CAUSE_LENGTH, checkAlteration, type AskedAlteration } from './alteration.ts';
export { checkHandOver, COLLECTED_BY_LENGTH, mayHandOver, type PieceToHandOver } from './handOver.ts';
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
  checkCustomPatterns,
  checkEnteredDays,
  checkEnteredItem,
  stageBelongs,
  type EnteredDays,
  type EnteredItem,
} from './orderEntry.ts';
export {
  keepMeasure,
  LENGTH_UNITS,
  readMeasure,
  showMeasure,
  stepMeasure,
  type LengthUnit,
} from './measure.ts';
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
export {
  checkCustomPattern,
  checkItemCount,
  checkMeasurementImages,
  checkOrderAdvance,
  checkOrderDays,
  checkOrderDiscount,
  checkOrderText,
  checkPieces,
  checkReceivedMoney,
  checkToWhom,
  type CustomPattern,
  MAX_ITEM_PIECES,
  MAX_MEASUREMENT_IMAGES,
  MAX_ORDER_ITEMS,
  MAX_ORDER_TEXT,
  MAX_PATTERN_IMAGES,
  type OrderDays,
  readPieces,
  type ReceivedMoney,
} from './orderRules.ts';
export {
  measureChange,
  samePerson,
  versionsOf,
  type MeasureChange,
  type Measured,
  type MeasuredOrder,
} from './measureVersions.ts';
export {
  nextWork,
  UNDO_SECONDS,
  undoUntil,
  stagePay,
  wayOfPiece,
  type PieceAt,
  type StageOfPiece,
  type Work,
} from './pieceWay.ts';
export * from './designs/index.ts';
export * from './due/index.ts';
export { checkMasters, FIXED_STATUSES, MAX_MASTERS, readStatus, type FixedStatus } from './status.ts';
export { moveTo, NEW_STAGE_TYPE, readStage, STAGE_TYPES, type StageType } from './stage.ts';
export {
  CARD_WIDTH,
  layoutCustomerSlip,
  layoutItemSlips,
  layoutJobCards,
  MAX_CARD_SIDE,
  type CustomerSlip,
  type ItemSlip,
  type JobCard,
  type SlipTools,
} from './slips/index.ts';
