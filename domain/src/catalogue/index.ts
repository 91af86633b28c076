export {
  barcodeKind,
  checkBarcode,
  checkDigit,
  codesAlike,
  ownBarcode,
  spelledBarcode,
  type BarcodeKind,
} from './barcode.ts';
export {
  CORRECTION_NOTE,
  CORRECTION_REASONS,
  STOCK_MOVES,
  checkCorrectionNote,
  type CorrectionReason,
  type StockMoveKind,
} from './correction.ts';
export { chosenNone, type BulkAct } from './chosen.ts';
export { warnAboveMrp, withGst, type ChargedTax } from './mrp.ts';
export { LOW_STOCK, isLow, runsLow, runsOut } from './stock.ts';
export { isMeasuredUnit, isSoldWhole } from './units.ts';
export { blankItem, type ItemDraft } from './itemDraft.ts';
export { hiddenItemFields } from './itemFields.ts';
export { itemValues } from './itemValues.ts';
export { formOfItems, readItem, type ReadItem } from './readItem.ts';
export {
  ITEM_KINDS,
  cartLineKey,
  catalogPrice,
  isPricedAtTill,
  shownPrice,
  variantName,
  type ItemKind,
  type ShownPrice,
} from './item.ts';
export {
  MAX_VARIANTS,
  VARIANT_TEXTS,
  variantFormName,
  variantValues,
  type VariantDraft,
  type VariantTextField,
} from './variantDraft.ts';
export { readVariant, type ReadVariant } from './readVariant.ts';
export { columnLetter, columnNumber, type SheetCell, type SheetRow, type SheetTable } from './sheets/cell.ts';
export {
  columnHeading,
  columnName,
  OWN_COLUMNS,
  ownColumnLabel,
  sheetFields,
  type OwnColumn,
} from './sheets/columns.ts';
export { cellName, inOrder, type SheetFault } from './sheets/fault.ts';
export {
  guessColumns,
  headingKeys,
  type RememberedHeadings,
  type SheetColumn,
} from './sheets/headings/guessColumns.ts';
export { ITEM_SYNONYMS } from './sheets/headings/itemSynonyms.ts';
export { checkMatching, matchingOf, type ChosenColumn, type Matching } from './sheets/headings/matching.ts';
export { matchChoices, seeHeadings, type SheetHeadings } from './sheets/headings/seeHeadings.ts';
export type { Synonyms } from './sheets/headings/synonyms.ts';
export { isSheetName, SHEET_LIMITS, type SheetLimits } from './sheets/limits.ts';
export type { BarcodeHolder, KnownItem } from './sheets/matchRow.ts';
export {
  countRows,
  planImport,
  ROW_ACTIONS,
  type ImportPlan,
  type PlannedRow,
  type RowAction,
} from './sheets/planImport.ts';
export { readHeader, type MatchField, type SheetHeader } from './sheets/readHeader.ts';
export { keysOf, plainTitle, readRows } from './sheets/readRows.ts';
export { rowChanges, type FieldChange } from './sheets/rowChanges.ts';
export { sheetValues } from './sheets/sheetValues.ts';
export { withoutPrefix, withPrefix } from './sheets/safeText.ts';
