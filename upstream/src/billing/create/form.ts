import { rupees } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { checkFormData } from '../../forms/checkFormData.ts';
import { formNamed } from '../../forms/store.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseOn } from '../../http/refused.ts';
import type { Draft } from './draft.ts';

/** Holds what was written on the document against the shop's own form `invoice` (spec 2 §5, §7). */
export async function checkForm(db: TenantDb, caller: Caller, draft: Draft): Promise<void> {
  const { fields } = await formNamed(db, 'invoice', caller.subCategoryId);
  // The payload has places for these whether or not the shop's form asks for them.
  const common = {
    description: draft.description,
    advance: rupees(draft.advance),
    delivery_date: draft.deliveryDate,
  };
  const asked = Object.entries(common).filter(([name]) => fields.some((field) => field.name === name));
  refuseOn(...checkFormData(fields, { ...draft.extra, ...Object.fromEntries(asked) }));
}
