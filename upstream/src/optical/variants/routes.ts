import { type FormValues, formatMessage } from '@galla/domain';
import { imagesOf, toVariant } from '../../catalogue/index.ts';
import { quantityIn } from '../../http/amounts.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { addLensVariant, deleteLensVariant, updateLensVariant, variantFields } from './contract.ts';
import { lockProduct } from './product.ts';
import { removeVariant } from './remove.ts';
import { lockVariant, variantRow } from './rows.ts';
import { addVariant, editVariant } from './writing.ts';

const NAMES: ReadonlySet<string> = new Set(Object.keys(variantFields).filter((name) => name !== 'fields'));

/** The form values, by field name. */
function valuesOf(body: { [Name in keyof typeof variantFields]?: unknown } & object): FormValues {
  const named = Object.entries(body).filter(([name]) => NAMES.has(name));
  return { ...(body.fields as FormValues), ...(Object.fromEntries(named) as FormValues) };
}

async function saved(call: Call, id: string) {
  const data = toVariant(await variantRow(call.db, id), imagesOf(call));
  return { success: true, message: formatMessage('optical.variantSaved'), data };
}

/** Adding, changing and deleting variants (spec 3 §7). */
export const variantRoutes: Route[] = [
  route(addLensVariant, async (call) =>
    saved(call, await addVariant(call, call.body.product_id, valuesOf(call.body))),
  ),

  route(updateLensVariant, async (call) => {
    const { id, expected_quantity: based, reason, note } = call.body;
    const expected = based === undefined ? undefined : quantityIn(based, 'expected_quantity');
    await editVariant(call, id, valuesOf(call.body), { expected, correction: { reason, note } });
    return saved(call, id);
  }),

  route(deleteLensVariant, async (call) => {
    const { db, caller, now, body } = call;
    const { itemId } = await variantRow(db, body.id);
    await lockProduct(db, itemId);
    await removeVariant(db, await lockVariant(db, body.id), { staffId: caller.staffId, now });
    return { success: true, message: formatMessage('optical.variantDeleted'), product_id: itemId };
  }),
];
