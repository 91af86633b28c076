import { accountDetails } from './accountDetails.ts';
import { appointment } from './appointment.ts';
import { employees } from './employees.ts';
import { invoice } from './invoice.ts';
import type { DefaultForm } from './kind.ts';
import { prescription } from './prescription.ts';
import { productCatalogs } from './productCatalogs.ts';
import { serviceCatalogs } from './serviceCatalogs.ts';
import { statusForms } from './statuses.ts';
import { otherVariants, variantForms } from './variants.ts';

export type { DefaultForm, ShopKind } from './kind.ts';
export { emptyStatusForm, statusFormName } from './statuses.ts';

/** All default forms, by number. */
export const DEFAULT_FORMS: readonly DefaultForm[] = [
  invoice,
  accountDetails,
  productCatalogs,
  serviceCatalogs,
  prescription,
  employees,
  appointment,
  ...variantForms,
  ...statusForms,
];

/** The default form of a name; undefined when there is none. */
export const defaultForm = (name: string): DefaultForm | undefined =>
  DEFAULT_FORMS.find((form) => form.name === name) ?? otherVariants(name);
