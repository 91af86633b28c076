import type { PictureUse } from '@galla/domain';
import { sql } from 'kysely';
import { claimUpload, retirePictures } from '../../files/index.ts';
import { invalidField } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { PricedItem, StoredImage, StoredItem } from './draft.ts';
import { imageKey } from './items.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The sent pictures as paths: uploads are claimed, existing ones kept. */
async function claimed(
  { db, caller, now }: Writer,
  sent: readonly string[],
  known: readonly StoredImage[],
  use: PictureUse,
  field: string,
): Promise<StoredImage[]> {
  const paths: StoredImage[] = [];
  for (const [at, one] of sent.entries()) {
    const kept = known.find((path) => imageKey(path) === one);
    if (kept !== undefined) paths.push(kept);
    else if (!UUID.test(one)) throw invalidField(`${field}.${at}`);
    else
      paths.push(
        await claimUpload(db, { id: one, use, staffId: caller.staffId, field: `${field}.${at}`, now }),
      );
  }
  return paths;
}

const customOf = (item: StoredItem | undefined) =>
  (item?.patterns ?? []).filter(({ id }) => id === null).flatMap(({ images }) => images);

/** Claims the pictures of an item's measurements and custom patterns; releases those that are no longer shown. */
export async function claimImages(by: Writer, item: PricedItem, at: number): Promise<PricedItem> {
  const { before, sent } = item;
  const field = `item.${at}`;
  const known = before?.measurements?.images ?? [];
  const measurements =
    sent.measurements === undefined
      ? (before?.measurements ?? null)
      : sent.measurements && {
          ...sent.measurements,
          images: await claimed(
            by,
            sent.measurements.images,
            known,
            'measurement',
            `${field}.measurements.measurementImages`,
          ),
        };
  const patterns = [];
  for (const [n, pattern] of item.patterns.entries()) {
    const images =
      pattern.id === null
        ? await claimed(by, pattern.images, customOf(before), 'customPattern', `${field}.pattern.${n}.image`)
        : pattern.images;
    patterns.push({ ...pattern, images });
  }
  const result = { ...item, sent: { ...sent, measurements }, patterns };
  const shown = new Set([...(measurements?.images ?? []), ...patterns.flatMap(({ images }) => images)]);
  await retireImages(
    by,
    known.filter((path) => !shown.has(path)),
    customOf(before).filter((path) => !shown.has(path)),
  );
  return result;
}

/** Without those shown by the shop's own patterns: a custom pattern saved to the shop shares its pictures. */
async function notKept({ db }: Pick<Writer, 'db'>, images: readonly StoredImage[]): Promise<StoredImage[]> {
  if (images.length === 0) return [];
  const rows = await db.sql
    .selectFrom('pattern')
    .where('tenantId', '=', db.tenantId)
    .where(sql<boolean>`images && ${[...images]}::text[]`)
    .select('images')
    .execute();
  const kept = new Set(rows.flatMap((row) => row.images));
  return images.filter((path) => !kept.has(path));
}

/** Releases pictures that no order shows any more. */
export async function retireImages(
  { db, now }: Pick<Writer, 'db' | 'now'>,
  measurements: readonly StoredImage[],
  patterns: readonly StoredImage[],
): Promise<void> {
  await retirePictures(db, 'measurement', measurements, now);
  await retirePictures(db, 'customPattern', await notKept({ db }, patterns), now);
}

/** Releases all pictures of an item that is being removed. */
export const retireImagesOf = (by: Pick<Writer, 'db' | 'now'>, item: StoredItem): Promise<void> =>
  retireImages(by, item.measurements?.images ?? [], customOf(item));
