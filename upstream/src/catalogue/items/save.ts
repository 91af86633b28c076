import { checkCorrectionNote, formOfItems, type FormValues, type ItemKind, readItem } from '@galla/domain';
import { retirePicture } from '../../files/index.ts';
import { formNamed } from '../../forms/index.ts';
import { quantityIn } from '../../http/amounts.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { claimPicture, type SentImage } from '../pictures/claim.ts';
import type { Correction } from '../stock/writeMove.ts';
import { lockDrafts } from '../store/draft.ts';
import { insertItem, updateItem } from '../store/write.ts';

type Writing = Pick<Call, 'db' | 'caller' | 'now' | 'uploads'>;

/** Adds an item from its form values; returns its id. */
export async function saveNew(
  call: Writing,
  kind: ItemKind,
  values: FormValues,
  sent: SentImage,
): Promise<string> {
  const { db, caller, now } = call;
  const { fields } = await formNamed(db, formOfItems(kind), caller);
  const { item, problems } = readItem(kind, fields, values);
  if (!item) return refuseAll(problems);
  const image = await claimPicture(call, kind, sent);
  return insertItem(db, item, { staffId: caller.staffId, now, image });
}

/** The item to change, with the expected stock and the reason of a correction. */
interface Named {
  id: string;
  kind: ItemKind;
  expected: string | number | undefined;
  correction: Correction;
}

/** Changes an item from its form values; values left out stay. */
export async function saveChange(
  call: Writing,
  { id, kind, expected, correction }: Named,
  values: FormValues,
  sent: SentImage,
): Promise<void> {
  const { db, caller, now } = call;
  const [before] = await lockDrafts(db, [id]);
  if (before?.draft.kind !== kind) throw new Refused('NOT_FOUND');
  const { fields } = await formNamed(db, formOfItems(kind), caller);
  const { item, problems } = readItem(kind, fields, values, before.draft);
  if (!item) return refuseAll(problems);
  refuseOn(checkCorrectionNote(correction.reason, correction.note ?? ''));
  const image = await claimPicture(call, kind, sent);
  await updateItem(db, id, item, {
    staffId: caller.staffId,
    now,
    image,
    expected: expected === undefined ? undefined : quantityIn(expected, 'expected_quantity'),
    correction,
  });
  if (image !== undefined) await retirePicture(db, 'product', before.image, now);
}

function refuseAll(problems: Parameters<typeof refuseOn>): never {
  refuseOn(...problems);
  throw new Error('A reading without problems has no item');
}
