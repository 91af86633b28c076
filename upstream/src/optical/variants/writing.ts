import {
  checkCorrectionNote,
  readVariant,
  variantFormName,
  type FormValues,
  type VariantDraft,
} from '@galla/domain';
import type { Writer } from '../../catalogue/index.ts';
import { refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { changeVariant, type StockChange } from './change.ts';
import { insertVariant } from './insert.ts';
import { chargedTax, lockProduct, variantForm, type VariantProduct } from './product.ts';
import { draftOf, lockVariant, variantRow } from './rows.ts';

/** The part of a call that writing a variant needs. */
type Writing = Pick<Call, 'db' | 'caller' | 'now'>;

const writerOf = ({ caller, now }: Writing): Writer => ({ staffId: caller.staffId, now });

/** Validates form values with the form of the product's type; refuses problems at their fields. */
async function draftFrom(
  { db, caller }: Writing,
  product: VariantProduct,
  values: FormValues,
  base?: VariantDraft,
): Promise<VariantDraft> {
  const { fields } = await variantForm(db, product, caller);
  const read = readVariant(
    { name: variantFormName(product.type), fields },
    values,
    base,
    await chargedTax(db, product),
  );
  refuseOn(...(read.problems ?? []));
  if (!read.variant) throw new Error('What has no problem is a variant');
  return read.variant;
}

/** Adds a variant to a product from form values; returns its id. */
export async function addVariant(call: Writing, productId: string, values: FormValues): Promise<string> {
  const product = await lockProduct(call.db, productId);
  const draft = await draftFrom(call, product, values);
  return insertVariant(call.db, product, draft, writerOf(call));
}

/** Changes a variant by form values; those left out stay. */
export async function editVariant(
  call: Writing,
  id: string,
  values: FormValues,
  change: StockChange,
): Promise<void> {
  const { db } = call;
  const { itemId } = await variantRow(db, id);
  const product = await lockProduct(db, itemId);
  const row = await lockVariant(db, id);
  const draft = await draftFrom(call, product, values, draftOf(row));
  refuseOn(checkCorrectionNote(change.correction.reason, change.correction.note ?? ''));
  await changeVariant(db, row, draft, { ...writerOf(call), ...change });
}
