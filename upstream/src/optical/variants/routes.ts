import { readVariant, say, variantFormName, type FormValues, type VariantDraft } from '@galla/domain';
import { toVariant } from '../../catalogue/answers.ts';
import type { VariantRow } from '../../catalogue/store/variants.ts';
import { quantityIn } from '../../http/amounts.ts';
import { refuseOn } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { changeVariant } from './change.ts';
import { addLensVariant, deleteLensVariant, updateLensVariant, variantFields } from './contract.ts';
import { insertVariant } from './insert.ts';
import { lockProduct, variantForm, type VariantProduct } from './product.ts';
import { removeVariant } from './remove.ts';
import { draftOf, lockVariant, variantRow } from './rows.ts';

const NAMES: ReadonlySet<string> = new Set(Object.keys(variantFields).filter((name) => name !== 'fields'));

/** What was filled in, by field name. */
export function valuesOf(body: { [Name in keyof typeof variantFields]?: unknown } & object): FormValues {
  const named = Object.entries(body).filter(([name]) => NAMES.has(name));
  return { ...(body.fields as FormValues), ...(Object.fromEntries(named) as FormValues) };
}

/** The variant that a filled-in form says, by the form of its product's type; refuses what is wrong at its field. */
export async function draftFrom(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  product: VariantProduct,
  values: FormValues,
  base?: VariantDraft,
): Promise<VariantDraft> {
  const { fields } = await variantForm(db, product, caller);
  const read = readVariant({ name: variantFormName(product.type), fields }, values, base);
  refuseOn(...(read.problems ?? []));
  if (!read.variant) throw new Error('What has no problem is a variant');
  return read.variant;
}

const writerOf = ({ caller, now }: Pick<Call, 'caller' | 'now'>) => ({ staffId: caller.staffId, now });

const answered = (row: VariantRow, { files, now }: Pick<Call, 'files' | 'now'>) =>
  toVariant(row, (path) => files.address(path, now));

/** Adding, changing and deleting variants (spec 3 §7). */
export const variantRoutes: Route[] = [
  route(addLensVariant, async (call) => {
    const product = await lockProduct(call.db, call.body.product_id);
    const draft = await draftFrom(call, product, valuesOf(call.body));
    const id = await insertVariant(call.db, product, draft, writerOf(call));
    const data = answered(await variantRow(call.db, id), call);
    return { success: true, message: say('optical.variantSaved'), data };
  }),

  route(updateLensVariant, async (call) => {
    const { id, expected_quantity: expected } = call.body;
    const { itemId } = await variantRow(call.db, id);
    const product = await lockProduct(call.db, itemId);
    const row = await lockVariant(call.db, id);
    const draft = await draftFrom(call, product, valuesOf(call.body), draftOf(row));
    await changeVariant(call.db, row, draft, {
      ...writerOf(call),
      expected: expected === undefined ? undefined : quantityIn(expected, 'expected_quantity'),
    });
    const data = answered(await variantRow(call.db, id), call);
    return { success: true, message: say('optical.variantSaved'), data };
  }),

  route(deleteLensVariant, async (call) => {
    const { itemId } = await variantRow(call.db, call.body.id);
    await lockProduct(call.db, itemId);
    const row = await lockVariant(call.db, call.body.id);
    await removeVariant(call.db, row, writerOf(call));
    return { success: true, message: say('optical.variantDeleted'), product_id: itemId };
  }),
];
