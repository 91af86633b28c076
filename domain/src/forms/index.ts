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
} from './formField.ts';
export { openValues, partsOf, wireText, type FormValue, type FormValues } from './formValue.ts';
export { checkForm } from './checkForm.ts';
