export { BILL_PAPERS, paperName, rollWidthOf, type BillPaper, type RollWidth } from './billPaper.ts';
export { checkCompany, type CompanyEntries } from './checkCompany.ts';
export { readability, type Readability } from './colours.ts';
export {
  ORIENTATIONS,
  PAGE_SIZES,
  PRINT_DEFAULTS,
  PRINT_LABELS,
  PRINT_LENGTHS,
  PRINT_LIMITS,
  TEMPLATES,
  checkPrintSettings,
  type Orientation,
  type PageSize,
  type PrintSettings,
  type Template,
} from './print.ts';
export {
  QR_DEFAULTS,
  QR_ERROR_LEVELS,
  QR_LIMITS,
  checkQrSettings,
  drawnIcon,
  type QrErrorLevel,
  type QrSettings,
} from './qr.ts';
export { MAX_DISCLAIMER, SHOP_GST, checkDisclaimer, checkShopGst, disclaimerLength } from './settings.ts';
