export {
  DEFAULT_POINT_VALUE,
  EARNING_MODES,
  earningAmounts,
  lineEarning,
  MAX_POINT_VALUE,
  pointsFor,
  type Earning,
  type EarningMode,
  type EarningTerms,
} from './line.ts';
export {
  ORDER_COMMISSION,
  orderCommission,
  type CommissionedOrder,
  type OrderCommission,
  type OrderCommissionSettings,
} from './order.ts';
export { checkSalesTarget, targetPercent } from './target.ts';
export {
  boundsOfParts,
  checkCommissionParts,
  type CommissionPart,
  MAX_COMMISSION_PARTS,
  partOf,
  type PartBounds,
  linePartsOfOtherSeller,
  partsOfOtherSeller,
} from './split.ts';
export { earnedByMoney, type PaidSale } from './received.ts';
export { commissionTone, type StatusTone } from './status.ts';
export { pointsText } from './pointsText.ts';
export { checkPointValue } from './checkPointValue.ts';
export { COMMISSION_ROUTES, commissionKind, type CommissionKind } from './commissionPage.ts';
export {
  checkEmployeeAdvance,
  checkClosableMonth,
  checkPayable,
  isMonth,
  MAX_ADVANCE_NOTE,
  monthEnd,
  monthOfDay,
  STATEMENT_KINDS,
  statementSums,
  type StatementKind,
  type StatementSums,
} from './statement.ts';
