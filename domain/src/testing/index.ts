/** What tests of several packages generate alike. Not for the product: it brings fast-check. */
export { filledForm, fittingValue, formDefinition } from './forms.ts';
