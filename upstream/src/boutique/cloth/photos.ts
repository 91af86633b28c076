import { problem } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { claimUpload, retirePicture, retirePictures } from '../../files/index.ts';
import { refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { StoredPiece } from '../orders/draft.ts';

/** Whether the shop requires a photo of each piece before it is ready. */
export async function asksForPhotos(db: TenantDb): Promise<boolean> {
  const row = await db.sql
    .selectFrom('tenantSetting')
    .where('tenantId', '=', db.tenantId)
    .select('photoBeforeReady')
    .executeTakeFirst();
  return row?.photoBeforeReady ?? false;
}

/** Refuses to mark pieces as ready that lack a required photo. */
export async function requirePhotos(
  db: TenantDb,
  pieces: readonly Pick<StoredPiece, 'photo'>[],
  [field, rule]: ['photo', 'finished.missing'] | ['ids', 'finished.atCard'],
): Promise<void> {
  if (pieces.every(({ photo }) => photo !== null) || !(await asksForPhotos(db))) return;
  throw refusedFor(problem(field, 'INVALID_INPUT', rule));
}

/** Stores the photo of a piece, replacing the previous one. @throws Refused at `photo` for an invalid upload */
export async function keepPhoto(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  piece: StoredPiece,
  upload: string,
): Promise<void> {
  const photo = await claimUpload(db, {
    id: upload,
    use: 'workshop',
    staffId: caller.staffId,
    field: 'photo',
    now,
  });
  await retirePicture(db, 'workshop', piece.photo, now);
  await db.sql
    .updateTable('boutiquePiece')
    .set({ photo })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', piece.id)
    .execute();
}

/**
 * Removes the photos of pieces, and descriptions and photos of cloth, from the orders of a customer who is being
 * erased.
 */
export async function forgetWorkshop(
  { db, now }: Pick<Call, 'db' | 'now'>,
  customerId: string,
): Promise<void> {
  const { tenantId } = db;
  const orders = db.sql
    .selectFrom('boutiqueOrder')
    .where('tenantId', '=', tenantId)
    .where('customerId', '=', customerId)
    .select('id');
  const photos = await db.sql
    .selectFrom('boutiquePiece')
    .where('tenantId', '=', tenantId)
    .where('orderId', 'in', orders)
    .where('photo', 'is not', null)
    .select('photo')
    .unionAll(
      db.sql
        .selectFrom('boutiqueCloth')
        .where('tenantId', '=', tenantId)
        .where('orderId', 'in', orders)
        .where('photo', 'is not', null)
        .select('photo'),
    )
    .execute();
  await retirePictures(
    db,
    'workshop',
    photos.map(({ photo }) => photo),
    now,
  );
  await db.sql
    .updateTable('boutiquePiece')
    .set({ photo: null })
    .where('tenantId', '=', tenantId)
    .where('orderId', 'in', orders)
    .execute();
  await db.sql
    .updateTable('boutiqueCloth')
    .set({ photo: null, description: null })
    .where('tenantId', '=', tenantId)
    .where('orderId', 'in', orders)
    .execute();
}
