// The rules of the business. Everything that another package may use is named here.

export { MAX_PAISE, fitsMoney, type Paise } from './money/paise.ts';
export { parseRupees } from './money/parse.ts';
export { formatAmount, formatRupees, rupeeParts, rupees, type RupeeParts } from './money/format.ts';
export { amountInWords } from './money/words.ts';
export { roundHalfUp } from './numbers/round.ts';

export {
  MAX_MILLI,
  isWhole,
  parseQuantity,
  parseStock,
  quantityText,
  times,
  type Milli,
} from './quantity/quantity.ts';
export {
  MAX_BASIS_POINTS,
  parsePercent,
  percentOf,
  percentText,
  type BasisPoints,
} from './percent/percent.ts';

export { plainText } from './text/plainText.ts';

export { DEFAULT_ZONE, addDays, daysBetween, financialYear, isDay, type Day } from './dates/day.ts';
export { ageOn } from './dates/age.ts';
export { addMonths } from './dates/months.ts';
export { dayIn, isZone } from './dates/clock.ts';
export {
  DATE_FORMATS,
  formatDateTime,
  formatDateTimeNear,
  formatDay,
  formatDayAs,
  formatDayNear,
  formatTime,
  type DateFormat,
} from './dates/format.ts';
export { relativeDay } from './dates/relative.ts';
export { checkRange } from './dates/range.ts';

export { STATES, isInterState } from './tax/states.ts';
export { isGstin, parseGstin, stateOfGstin } from './tax/gstin.ts';
export { gstSlabs } from './tax/slabs.ts';
export { panOfGstin, parsePan } from './tax/pan.ts';
export {
  REGISTRATIONS,
  partyState,
  supplyTax,
  type Party,
  type Registration,
  type Supplied,
} from './tax/supply.ts';

export {
  FORM_FIELD_TYPES,
  FREE_TEXT,
  MONEY,
  SIGNED,
  STOCK_FIELD,
  formField,
  holdsList,
  isClosedChoice,
  type FormField,
  type FormFieldType,
  type FormOption,
} from './forms/formField.ts';
export { openValues, partsOf, wireText, type FormValue, type FormValues } from './forms/formValue.ts';
export { checkForm } from './forms/checkForm.ts';

export {
  barcodeKind,
  checkBarcode,
  checkDigit,
  codesAlike,
  ownBarcode,
  spelledBarcode,
  type BarcodeKind,
} from './catalogue/barcode.ts';
export { labelPath, readLabelAddress, type LabelTarget } from './labels/address.ts';
export { qrBars, type Encoders, type QrMatrix } from './labels/codes.ts';
export { fileNameOf } from './labels/fileName.ts';
export type { Face } from './labels/face.ts';
export { LABEL_FIELDS, mrpText, priceText, type LabelField, type LabelItem } from './labels/item.ts';
export { layoutLabels, type LabelLayout, type LabelPage, type LabelTools } from './labels/layout.ts';
export {
  HALF_CAPITAL,
  type Bar,
  type BarsMark,
  type LabelWeight,
  type Mark,
  type Measure,
  type TextMark,
} from './labels/marks.ts';
export {
  LABEL_DEFAULTS,
  MAX_LABELS,
  checkLabelCount,
  checkLabelOptions,
  withPaper,
  type LabelOptions,
} from './labels/options.ts';
export { LABEL_PAPERS, LABEL_SIZES, qrSide, type LabelPaper } from './labels/paper.ts';
export { symbologyOf, type Symbology } from './labels/symbology.ts';
export {
  CORRECTION_NOTE,
  CORRECTION_REASONS,
  STOCK_MOVES,
  checkCorrectionNote,
  type CorrectionReason,
  type StockMoveKind,
} from './catalogue/correction.ts';
export { LOW_STOCK, isLow, runsLow } from './catalogue/stock.ts';
export { isMeasuredUnit } from './catalogue/units.ts';
export { blankItem, type ItemDraft } from './catalogue/itemDraft.ts';
export { hiddenItemFields } from './catalogue/itemFields.ts';
export { itemValues } from './catalogue/itemValues.ts';
export { formOfItems, readItem, type ReadItem } from './catalogue/readItem.ts';
export { ITEM_KINDS, cartLineKey, catalogPrice, variantName, type ItemKind } from './catalogue/item.ts';

export {
  MAX_VARIANTS,
  VARIANT_TEXTS,
  variantFormName,
  variantValues,
  type VariantDraft,
  type VariantTextField,
} from './catalogue/variantDraft.ts';
export { readVariant, type ReadVariant } from './catalogue/readVariant.ts';
export {
  LENS_RULES,
  LENS_VALUES,
  lensValueText,
  parseLensValue,
  stepLensValue,
  type LensValueName,
  type LensValueRule,
} from './optical/lensValue.ts';
export {
  MAX_LENS_PRESCRIPTIONS,
  lensPrescriptionTexts,
  readLensPrescription,
  type LensEntries,
  type LensPrescription,
} from './optical/lensPrescription.ts';
export { MAX_POINTS, readPoints, type PointsEntries } from './optical/points.ts';

export {
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  PAYMENT_MODES,
  type BillTotals,
  type Discount,
  type DocumentStatus,
  type DocumentType,
  type LineAmounts,
  type LineInput,
  type PaymentMode,
  type Taxes,
} from './billing/types.ts';
export { DOCUMENT_LABELS, PAYMENT_MODE_LABELS, STATUS_LABELS } from './billing/labels.ts';
export { lineAmounts } from './billing/line.ts';
export { discountAmount } from './billing/discount.ts';
export { billTotals, discountLimit, type BillOptions } from './billing/totals.ts';
export { documentStatus, pendingAmount } from './billing/pending.ts';
export { checkCart, checkQuantity, checkVariantQuantities, type StockAsked } from './billing/checkCart.ts';
export {
  checkAdvance,
  checkDiscount,
  checkPayment,
  checkPaymentMode,
  checkQuickBillAmount,
  checkTotal,
} from './billing/checkMoney.ts';
export {
  BILLING_OPTIONS,
  decodeBillingData,
  encodeBillingData,
  type BillingData,
  type BillingOption,
} from './billing/billingData.ts';
export { SERIES, documentNumber, pdfFileName } from './billing/number.ts';
export { checkUpiId, upiLink, type UpiRequest } from './billing/upi.ts';

export { checkNewCustomer, checkPastDay, type NewCustomer } from './customers/checkNewCustomer.ts';
export { isEmail } from './customers/email.ts';
export { isShortMobile, mobileText, normalizeMobile } from './customers/mobile.ts';

export { inTreeOrder, isNestedSet, isWithin, levelsOf, ranksOf, type Place } from './sales/place.ts';
export { POSITIONS, addPlace, movePlace, removePlace, type Move, type Position } from './sales/movePlace.ts';
export { rebuildPlaces, type Parentage } from './sales/rebuildPlaces.ts';
export { NO_STEP, STEPS, moveOfStep, type Step } from './sales/stepPlace.ts';
export {
  MAX_DESIGNATIONS,
  MAX_LEVELS,
  MAX_VISIBILITY_POINTS,
  checkDesignation,
  checkHierarchy,
  type DesignationEntries,
} from './sales/checkDesignation.ts';
export {
  chargedPrice,
  planStyle,
  struckPrice,
  type DurationPrice,
  type PlanStyle,
  type StruckPrice,
} from './subscription/price.ts';
export {
  PAYMENT_STATES,
  REMINDER_DAYS,
  daysLeft,
  extendPaidUntil,
  isEndingSoon,
  paymentState,
  subscriptionState,
  type PaymentState,
} from './subscription/period.ts';

export { checkCompany, type CompanyEntries } from './tenant/checkCompany.ts';
export { readability, type Readability } from './tenant/colours.ts';
export {
  ORIENTATIONS,
  PAGE_SIZES,
  PRINT_DEFAULTS,
  PRINT_LABELS,
  PRINT_LENGTHS,
  PRINT_LIMITS,
  ROLL_WIDTHS,
  TEMPLATES,
  checkPrintSettings,
  type Orientation,
  type PageSize,
  type PrintSettings,
  type RollWidth,
  type Template,
} from './tenant/print.ts';
export {
  QR_DEFAULTS,
  QR_ERROR_LEVELS,
  QR_LIMITS,
  checkQrSettings,
  drawnIcon,
  type QrErrorLevel,
  type QrSettings,
} from './tenant/qr.ts';
export {
  MAX_DISCLAIMER,
  SHOP_GST,
  checkDisclaimer,
  checkShopGst,
  disclaimerLength,
} from './tenant/settings.ts';

export { maskedAadhaar, parseAadhaar } from './session/aadhaar.ts';
export { checkPerson, type PersonEntries } from './session/checkPerson.ts';
export { checkMobile, checkPin } from './session/credentials.ts';
export { checkPinChange, type PinChange } from './session/changePin.ts';
export { type DeviceNames, readUserAgent } from './session/device.ts';
export { fullName } from './session/fullName.ts';
export { checkNewPin, isGuessablePin, type PinOwner } from './session/guessablePin.ts';
export { durationText, lockoutSentence } from './session/lockout.ts';
export { refuseMissing, type Missing, type Slice } from './session/missing.ts';
export {
  KEPT_BYTES,
  PICTURES,
  checkPicture,
  pictureType,
  type PictureRule,
  type PictureType,
  type PictureUse,
} from './files/pictures.ts';

export { VERSION } from './shell/version.ts';

export {
  ALL_RIGHTS,
  FIRST_RIGHTS,
  FLAGS,
  MENUS,
  isRight,
  type Flag,
  type Menu,
  type MenuSlug,
  type Right,
} from './rights/menus.ts';
export { mayDo, openedBy } from './rights/openedBy.ts';
export { belongs, menusAt, rightMenus, type RightMenu } from './rights/rightMenus.ts';
export {
  changeRules,
  confirmRules,
  flagsOf,
  partsOfRight,
  rightsFor,
  rightsGained,
  rulesFor,
  type Flags,
  type RuleChange,
  type Rules,
} from './rights/rules.ts';
export { TOGGLES, type Toggle } from './rights/toggles.ts';
export { visibleMenus, type MenuGroup } from './rights/visibleMenus.ts';
export { CAPABILITIES, type Capability } from './capabilities/capabilities.ts';

export {
  NOTIFICATION_KINDS,
  NOTIFICATION_TYPES,
  type NotificationKind,
  type NotificationType,
  type PersonalKind,
} from './notifications/kinds.ts';
export { writeNotification, type NotificationFacts, type NotificationText } from './notifications/write.ts';

export { REFUSALS, isRefusalCode, type RefusalCode } from './refusals/refusals.ts';
export { problem, type Problem } from './refusals/problem.ts';
export { refuse, refuseProblems, type RefusalData } from './refusals/refuse.ts';

export {
  say,
  sayCount,
  setLanguage,
  type Catalogue,
  type CountKey,
  type Language,
  type MessageKey,
  type Params,
} from './messages/say.ts';
export { ENGLISH } from './messages/english.ts';
export { columnLetter, type SheetCell, type SheetRow, type SheetTable } from './catalogue/sheets/cell.ts';
export {
  columnHeading,
  columnName,
  OWN_COLUMNS,
  ownColumnLabel,
  sheetFields,
  type OwnColumn,
} from './catalogue/sheets/columns.ts';
export { cellName, type SheetFault } from './catalogue/sheets/fault.ts';
export { isSheetName, SHEET_LIMITS, type SheetLimits } from './catalogue/sheets/limits.ts';
export type { BarcodeHolder, KnownItem } from './catalogue/sheets/matchRow.ts';
export {
  countRows,
  planImport,
  ROW_ACTIONS,
  type ImportPlan,
  type PlannedRow,
  type RowAction,
} from './catalogue/sheets/planImport.ts';
export { readHeader, type SheetHeader } from './catalogue/sheets/readHeader.ts';
export { keysOf, plainTitle, readRows } from './catalogue/sheets/readRows.ts';
export { rowChanges, type FieldChange } from './catalogue/sheets/rowChanges.ts';
export { sheetValues } from './catalogue/sheets/sheetValues.ts';
export { withoutPrefix, withPrefix } from './catalogue/sheets/safeText.ts';
