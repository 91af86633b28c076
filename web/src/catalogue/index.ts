/** What other slices use of catalogue. */
export { CatalogueBrowser } from './CatalogueBrowser.tsx';
export { stockText } from './Stock.tsx';
export { type CatalogueEntry, readProduct, readService } from './local/entry.ts';
export { prepareCatalogue } from './prepareCatalogue.ts';
export { canScan } from './scan/barcodeDetector.ts';
export { useFindCode } from './scan/useFindCode.ts';
export { useScanner } from './scan/useScanner.ts';
export { ReasonFields } from './stock/ReasonFields.tsx';
export { checkReason } from './stock/entries.ts';
export { useCorrectStock } from './stock/useCorrectStock.ts';
export { useUpdatePrice } from './useUpdatePrice.ts';
export type { VariantChoice } from './variants/VariantDialog.tsx';
export { readVariant, type VariantEntry } from './variants/variant.ts';
