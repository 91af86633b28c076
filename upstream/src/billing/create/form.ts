import { checkForm, openValues, rupees } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { formNamed } from '../../forms/index.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseOn } from '../../http/refused.ts';
import type { Draft } from './draft.ts';

/**
 * Checks the form values of the document against the shop's own form `invoice` (spec 2 §5, §7). The result is safe to
 * store: values of fields that are not open to change are removed.
 */
export async function withCheckedForm<D extends Draft>(db: TenantDb, caller: Caller, draft: D): Promise<D> {
  const { fields } = await formNamed(db, 'invoice', caller);
  // The payload has its own fields for these, whether or not the shop's form has them.
  const common = {
    description: draft.description,
    advance: rupees(draft.advance),
    delivery_date: draft.deliveryDate,
  };
  const asked = Object.entries(common).filter(([name]) => fields.some((field) => field.name === name));
  refuseOn(...checkForm(fields, { ...draft.extra, ...Object.fromEntries(asked) }));
  return { ...draft, extra: openValues(fields, draft.extra) };
}
