/** What other slices use of catalogue. */
export { toVariant } from './answers.ts';
export { imagesOf } from './images.ts';
export { formValues } from './items/formValues.ts';
export { itemsByIds } from './items/lists.ts';
export { saveChange, saveNew } from './items/save.ts';
export { labelAnswer } from './labels/labelAnswer.ts';
export { addressesOf, type AddressOf, loadLabels, type WantedLabel } from './labels/load.ts';
export type { OcStatus } from './schemas.ts';
export { type Correction, writeMove } from './stock/writeMove.ts';
export { refuseTakenBarcode } from './store/barcodes.ts';
export { fieldsOf } from './store/draft.ts';
export { effectiveGst } from './store/items.ts';
export { effectiveVariantGst, selectVariants, type VariantRow, variantsOf } from './store/variants.ts';
export type { Writer } from './store/write.ts';
