import { refuseMissing } from '@galla/domain';
import { Refused } from '../http/refused.ts';
import { type Route, route, sessionRoute } from '../http/route.ts';
import { formsByBusiness, getForm, getStatuses } from './contract.ts';
import { STATUSES } from './statuses.ts';
import { formNamed, listForms, statusForm } from './store.ts';
import { withTypedBefore } from './variantTexts.ts';

/** The business is required as documented, although the session's is used. */
function requireBusiness(query: { business_id?: number }): void {
  if (query.business_id === undefined) throw new Refused(refuseMissing('BUSINESS', 'forms'));
}

/** Form definitions (spec 1 §7). Business and sub-category are accepted as documented; the session's are used. */
export const routes: Route[] = [
  route(getForm, async ({ db, caller, query }) => {
    requireBusiness(query);
    const form =
      query.form_name === 'status' && query.status !== undefined
        ? await statusForm(db, query.status, caller)
        : await formNamed(db, query.form_name, caller);
    // Earlier texts of the shop are suggested when filling in the form; submitted values are validated without them.
    return { success: true, ...form, fields: await withTypedBefore(db, form) };
  }),

  route(formsByBusiness, async ({ db, caller, query }) => {
    requireBusiness(query);
    return { success: true, data: await listForms(db, caller) };
  }),

  sessionRoute(getStatuses, async ({ query }) => ({ success: true, data: [...STATUSES[query.kind]] })),
];
