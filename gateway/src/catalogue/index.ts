/** Exports for other slices. */
export { changedValues, formValues, inputField } from './formValues.ts';
export { catalogueNodes } from './nodes.ts';
export { type ItemModel, productOf, type VariantMapper, variantOf } from './schema.mappers.ts';
