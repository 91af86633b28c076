import { formatMessage } from '@galla/domain';
import type { Static } from 'typebox';
import { formValues, imagesOf, itemsByIds, saveChange, saveNew } from '../../catalogue/index.ts';
import { quantityIn } from '../../http/amounts.ts';
import { Refused } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { variantRow } from '../variants/rows.ts';
import { addVariant, editVariant } from '../variants/writing.ts';
import { listByType } from './categories.ts';
import { addOpticalCatalogue, opticalCategories, updateOpticalCatalogue } from './contract.ts';

/** Runs a write of one of several variants and reports its problems below its index. */
async function atPlace<T>(place: number, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Refused) || !error.refusal.problems) throw error;
    const problems = error.refusal.problems.map((one) => ({
      ...one,
      field: `variants.${place}.${one.field}`,
    }));
    throw new Refused(
      { ...error.refusal, problems },
      undefined,
      error.details ? { details: error.details } : {},
    );
  }
}

async function savedProduct(call: Call, id: string) {
  const [data] = await itemsByIds(call.db, [id], imagesOf(call));
  if (!data) throw new Refused('NOT_FOUND');
  return { success: true, message: formatMessage('catalogue.saved', { name: data.title }), data };
}

type SentVariant = NonNullable<
  Static<NonNullable<typeof updateOpticalCatalogue.schema.body>>['variants']
>[number];

/** Changes a variant of the product, or adds one without an id. */
async function saveVariant(call: Call, productId: string, variant: SentVariant): Promise<void> {
  const { id, values, expected_quantity: seen } = variant;
  if (id == null) {
    await addVariant(call, productId, values);
    return;
  }
  if ((await variantRow(call.db, id)).itemId !== productId) throw new Refused('NOT_FOUND');
  const expected = seen === undefined ? undefined : quantityIn(seen, 'expected_quantity');
  await editVariant(call, id, values, { expected, correction: {} });
}

/** A product with its variants, in one transaction (spec 3 §7). */
export const opticalCatalogueRoutes: Route[] = [
  route(opticalCategories, async ({ db, body }) => ({
    success: true,
    data: await listByType(db, body.category_type),
  })),

  route(addOpticalCatalogue, async (call) => {
    const { variants = [], image } = call.body;
    const id = await saveNew(call, 'PRODUCT', formValues(addOpticalCatalogue, call.body), { image });
    for (const [place, values] of variants.entries()) {
      await atPlace(place, () => addVariant(call, id, values));
    }
    return savedProduct(call, id);
  }),

  route(updateOpticalCatalogue, async (call) => {
    const { id, variants = [], image, isImgDeleted, expected_quantity: expected } = call.body;
    const removed = isImgDeleted === 1 || isImgDeleted === true ? (1 as const) : (0 as const);
    const values = formValues(updateOpticalCatalogue, call.body);
    const named = { id, kind: 'PRODUCT', expected, correction: {} } as const;
    await saveChange(call, named, values, { image, remove_image: removed });
    for (const [place, variant] of variants.entries()) {
      await atPlace(place, () => saveVariant(call, id, variant));
    }
    return savedProduct(call, id);
  }),
];
