import { customerStatus, type FormField } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { Refused } from '../http/refused.ts';
import {
  DEFAULT_FORMS,
  defaultForm,
  emptyStatusForm,
  type ShopKind,
  statusFormName,
} from './defaults/index.ts';
import { fillIn } from './fillIn.ts';
import { listOwnForms, ownForm } from './own.ts';

/** A form of a shop. */
export interface Form {
  /** `form_id` on the wire, identical in every shop for a name. */
  id: number;
  name: string;
  fields: FormField[];
}

/**
 * The form of a name: the shop's own for its sub-category, else its own for all, else the default for its kind of
 * business. Options from the shop's records are filled in. Refuses a name without a form.
 */
export async function formNamed(db: TenantDb, name: string, shop: ShopKind): Promise<Form> {
  const own = await ownForm(db, name, shop.subCategoryId);
  const made = defaultForm(name);
  const id = made?.number ?? own?.number;
  const fields = own?.fields ?? made?.fields(shop);
  if (id === undefined || fields === undefined) throw new Refused('NOT_FOUND');
  return { id, name, fields: await fillIn(db, name, fields) };
}

/**
 * The form of a customer's status: the shop's own, else the default; without either it has no fields. Refuses an
 * unknown status.
 */
export async function statusForm(db: TenantDb, status: string, shop: ShopKind): Promise<Form> {
  const known = customerStatus(status);
  if (!known) throw new Refused('NOT_FOUND');
  const name = statusFormName(known.code);
  const own = await ownForm(db, name, shop.subCategoryId);
  if (own === undefined && !defaultForm(name)) return emptyStatusForm(known.code);
  return formNamed(db, name, shop);
}

/** The number of fields of each status's form, in one statement. */
export async function statusFieldCounts(
  db: TenantDb,
  shop: ShopKind,
): Promise<(code: string) => { name: string; count: number }> {
  const own = (await listOwnForms(db)).filter(
    ({ subCategoryId }) => subCategoryId === null || subCategoryId === shop.subCategoryId,
  );
  return (code) => {
    const name = statusFormName(code);
    const named = own.filter((form) => form.name === name);
    const form = named.find(({ subCategoryId }) => subCategoryId !== null) ?? named[0];
    return { name, count: (form?.fields ?? defaultForm(name)?.fields(shop) ?? []).length };
  };
}

/** Numbers and names of the forms used by shops of this kind, and of its own. */
export async function listForms(db: TenantDb, shop: ShopKind): Promise<{ id: number; name: string }[]> {
  const common = DEFAULT_FORMS.filter(({ serves }) => serves?.(shop) ?? true);
  const known = new Map(common.map(({ number, name }) => [name, number]));
  for (const { name, number } of await listOwnForms(db)) {
    if (!known.has(name)) known.set(name, defaultForm(name)?.number ?? number);
  }
  return [...known].map(([name, id]) => ({ id, name })).toSorted((a, b) => a.id - b.id);
}
