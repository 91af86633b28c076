import { type Route, route } from '../http/route.ts';
import { formsByBusiness, getForm } from './contract.ts';
import { formNamed, listForms } from './store.ts';

/** Form definitions (spec 1 §7). Business and sub-category are taken as documented; the session's count. */
export const routes: Route[] = [
  route(getForm, async ({ db, caller, query }) => ({
    success: true,
    ...(await formNamed(db, query.form_name, caller.subCategoryId)),
  })),

  route(formsByBusiness, async ({ db }) => ({ success: true, data: await listForms(db) })),
];
