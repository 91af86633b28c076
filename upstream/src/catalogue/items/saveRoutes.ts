import { type ItemKind, formatMessage } from '@galla/domain';
import type { Static } from 'typebox';
import { invalidField, Refused } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { editItem } from '../edit.ts';
import { imagesOf } from '../images.ts';
import { addCatalog, editCatalog } from './contract.ts';
import { formValues } from './formValues.ts';
import { kindOf } from './kind.ts';
import { itemsByIds } from './lists.ts';
import { saveChange, saveNew } from './save.ts';

/** The ids of the two forms, identical in every shop. */
const KIND_OF_FORM: Readonly<Record<string, ItemKind>> = { 3: 'PRODUCT', 4: 'SERVICE' };

/** The catalogue to add to, by name or by form id; undefined if they disagree. */
function kindAdded({
  catalog_type: type,
  form_id: form,
}: Static<NonNullable<typeof addCatalog.schema.body>>): ItemKind {
  const byForm = form === undefined ? undefined : KIND_OF_FORM[Number(form)];
  const byType = type === undefined ? undefined : kindOf(type);
  const kind = byType ?? byForm;
  if (kind === undefined || (form !== undefined && byForm !== kind)) throw invalidField('form_id');
  return kind;
}

async function savedItem(call: Call, id: string) {
  const [data] = await itemsByIds(call.db, [id], imagesOf(call));
  if (!data) throw new Refused('NOT_FOUND');
  return { success: true, message: formatMessage('catalogue.saved', { name: data.title }), data };
}

type Edit = Static<NonNullable<typeof editCatalog.schema.body>>;

/** The form values of a change, including price and stock as soon as any other value is sent. */
function changedValues(call: Pick<Call, 'uploads'> & { body: Edit }) {
  const { body, uploads } = call;
  const { price, available_quantity: stock, image, remove_image: remove } = body;
  const values = formValues(editCatalog, body);
  const pictured = uploads['image'] !== undefined || image != null || remove === 1;
  if (Object.keys(values).length === 0 && !pictured) return undefined;
  return {
    ...values,
    ...(price !== undefined && { price }),
    ...(stock !== undefined && { available_quantity: stock }),
  };
}

/** Adding and changing items through their forms (spec 1 §7, spec 3 §7). */
export const saveRoutes: Route[] = [
  route(addCatalog, async (call) => {
    const kind = kindAdded(call.body);
    const id = await saveNew(call, kind, formValues(addCatalog, call.body), call.body);
    return savedItem(call, id);
  }),

  route(editCatalog, async (call) => {
    const { db, body, caller, now } = call;
    const { catalog_id: id, catalog_type: type, expected_quantity: expected, reason, note } = body;
    const values = changedValues(call);
    if (values === undefined) await editItem(db, body, { staffId: caller.staffId, now });
    else if (body.variant_id != null) throw invalidField('variant_id');
    else {
      const correction = { reason, note };
      await saveChange(call, { id, kind: kindOf(type), expected, correction }, values, body);
    }
    return savedItem(call, id);
  }),
];
