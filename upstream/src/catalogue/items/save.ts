import { formOfItems, type FormValues, type ItemKind, readItem } from '@galla/domain';
import { claimUpload, retirePicture } from '../../files/uploads.ts';
import { formNamed } from '../../forms/store.ts';
import { quantityIn } from '../../http/amounts.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { lockDrafts } from '../store/draft.ts';
import { insertItem, updateItem } from '../store/write.ts';

/** What came as a picture: nothing, one that was uploaded before or with the call, or none from now on. */
export interface SentImage {
  image?: string | null | undefined;
  remove_image?: 0 | 1 | undefined;
}

type Writing = Pick<Call, 'db' | 'caller' | 'now' | 'uploads'>;

/** The path of the picture that the item will have; undefined leaves the one that it has. */
async function claimImage(
  { db, caller, now, uploads }: Writing,
  kind: ItemKind,
  { image, remove_image: remove }: SentImage,
): Promise<string | null | undefined> {
  const { staffId } = caller;
  const claim = { staffId, field: 'image', now };
  const { image: sent } = uploads;
  // Which of the two catalogues a file is for is not known when it is read: it is taken as the larger one.
  if (sent !== undefined) return claimUpload(db, { ...claim, id: sent, use: 'product' });
  const use = kind === 'PRODUCT' ? 'product' : 'service';
  if (typeof image === 'string') return claimUpload(db, { ...claim, id: image, use });
  return remove === 1 ? null : undefined;
}

/** Adds an item by what its form says, and answers its id. */
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
  const image = await claimImage(call, kind, sent);
  return insertItem(db, item, { staffId: caller.staffId, now, image });
}

/** Changes of an item what its form says; what is left out stays. */
export async function saveChange(
  call: Writing,
  { id, kind, expected }: { id: string; kind: ItemKind; expected: string | number | undefined },
  values: FormValues,
  sent: SentImage,
): Promise<void> {
  const { db, caller, now } = call;
  const [before] = await lockDrafts(db, [id]);
  if (before?.draft.kind !== kind) throw new Refused('NOT_FOUND');
  const { fields } = await formNamed(db, formOfItems(kind), caller);
  const { item, problems } = readItem(kind, fields, values, before.draft);
  if (!item) return refuseAll(problems);
  const image = await claimImage(call, kind, sent);
  await updateItem(db, id, item, {
    staffId: caller.staffId,
    now,
    image,
    expected: expected === undefined ? undefined : quantityIn(expected, 'expected_quantity'),
  });
  if (image !== undefined) await retirePicture(db, 'product', before.image, now);
}

function refuseAll(problems: Parameters<typeof refuseOn>): never {
  refuseOn(...problems);
  throw new Error('A reading without problems has no item');
}
