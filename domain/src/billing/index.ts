export {
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  MONEY_MODES,
  type MoneyMode,
  PAYMENT_MODES,
  type BillTotals,
  type Discount,
  type DocumentStatus,
  type DocumentType,
  type LineAmounts,
  type LineInput,
  type PaymentMode,
  type Taxes,
} from './types.ts';
export { DOCUMENT_LABELS, PAYMENT_MODE_LABELS, STATUS_LABELS } from './labels.ts';
export { lineAmounts } from './line.ts';
export { discountAmount } from './discount.ts';
export { rateText, taxRates, type TaxRates } from './taxRates.ts';
export { billTotals, discountLimit, type BillOptions } from './totals.ts';
export { ORDER_STATES, orderState, type OrderState } from './orderState.ts';
export { documentStatus, pendingAmount, pendingOf } from './pending.ts';
export {
  CASH_LIMIT,
  cashOf,
  creditOf,
  checkBank,
  checkParts,
  checkReference,
  checkSplit,
  isUtr,
  largestMode,
  MAX_BANK,
  nextNotes,
  reachesCashLimit,
  sumOfParts,
  type CashBefore,
  type PaymentPart,
} from './payments.ts';
export { BUYER_LIMIT, checkBuyer, checkWalkIn, needsBuyer, WALK_IN_NAME, type Buyer } from './walkIn.ts';
export { ATTACHMENT_PAUSE, attachmentName, checkAttachmentCount, MAX_ATTACHMENTS } from './attachments.ts';
export { percentProblem, quantityProblem, rupeesProblem } from './typedProblem.ts';
export {
  amountOfCalculator,
  CLEAR_CALCULATOR,
  figureOnTape,
  isSum,
  pressCalculator,
  shownByCalculator,
  type Calculator,
  type CalculatorPress,
  type Operator,
  type TapeLine,
} from './calculator/index.ts';
export { checkCart, checkQuantity, checkVariantQuantities, type StockAsked } from './checkCart.ts';
export {
  checkAdvance,
  checkDiscount,
  checkPayment,
  checkPaymentMode,
  checkPayOn,
  checkQuickBillAmount,
  checkTotal,
} from './checkMoney.ts';
export {
  BILL_PAYMENT,
  ORDER_PAYMENT,
  paymentProblem,
  type PaymentWords,
  type TypedPayment,
} from './paymentWords.ts';
export {
  BILLING_OPTIONS,
  decodeBillingData,
  encodeBillingData,
  type BillingData,
  type BillingOption,
} from './billingData.ts';
export { checkConvert, CONVERSIONS, type ConvertedDocument } from './checkConvert.ts';
export {
  checkReturnable,
  checkReturned,
  checkReturnTotal,
  creditAgainstDue,
  creditNoteFileName,
  RETURN_CONDITIONS,
  RETURN_REASON_LABELS,
  RETURN_REASONS,
  RETURN_SETTLEMENTS,
  type ReturnCondition,
  type ReturnedAmounts,
  type ReturnedDocument,
  type ReturnReason,
  type ReturnSettlement,
  returnTotals,
  type ReturnTotals,
  type SoldBill,
  type SoldLine,
} from './returns.ts';
export { timeShareTotals, type TimeShare } from './timeShare.ts';
export { checkCredit, checkMoneyMode, isMoneyMode } from './credit.ts';
export { checkRefund, checkWay, netOfRefunds, type RefundWay } from './refund.ts';
export { checkEditable, checkReason, checkReceived, MAX_REASON, type EditedDocument } from './checkEdit.ts';
export {
  changedFields,
  changedLines,
  type DocumentFieldChange,
  type LineChange,
  type LineState,
  type TrailLine,
} from './changes.ts';
export { checkZero, zeroLines } from './zeroBilled.ts';
export { checkLinkEnd, LINK_DAYS, linkEnd, MOST_LINK_DAYS, MOST_LINKS } from './share.ts';
export { sumRows, type SumRow } from './sumRows.ts';
export { SERIES, documentNumber, paperFileName, pdfFileName, prescriptionFileName } from './number.ts';
export { checkUpiId, upiLink, type UpiRequest } from './upi.ts';
export { checkStatementRange, financialYearStart, withBalance, type AccountEntry } from './statement.ts';
export { type CreditStep, type CreditUse, creditUses } from './creditUses.ts';
export { type Due, spreadReceipt, type Spread } from './receipt.ts';
export { checkOpeningDue, type OpeningDue } from './openingDue.ts';
export {
  beyondLimits,
  checkLimit,
  type Discounted,
  isDiscountAsBefore,
  type CashierLimits,
  type LimitedBill,
  type LimitedLine,
} from './limits.ts';
export { aboveLimit, type Account } from './creditLimit.ts';
