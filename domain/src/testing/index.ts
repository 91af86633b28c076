/** Generators shared by tests of several packages. Not for the product: it depends on fast-check. */
export { filledForm, fittingValue, formDefinition } from './forms.ts';
