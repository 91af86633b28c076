import type { Call } from '../../http/route.ts';
import { claimUpload, retirePicture } from '../../files/index.ts';
import type { Body } from './fields.ts';

type PictureCall = Pick<Call, 'db' | 'caller' | 'now' | 'uploads'> & { body: Body };

/** The new path of the person's picture; undefined keeps it. */
async function nextPath({ db, caller, now, uploads, body }: PictureCall): Promise<string | null | undefined> {
  const { staffId } = caller;
  const asFile = uploads['image'];
  const id = asFile ?? body.image_id;
  const field = asFile === undefined ? 'image_id' : 'image';
  if (id !== undefined) return claimUpload(db, { id, staffId, use: 'avatar', field, now });
  return body.imagePath === null || body.imagePath === '' ? null : undefined;
}

/** Sets or removes the person's picture and releases the old one. Returns the column if it changed. */
export async function changePicture(call: PictureCall): Promise<{ image?: string | null }> {
  const { db, caller, now } = call;
  const image = await nextPath(call);
  if (image === undefined) return {};
  const row = await db.sql
    .selectFrom('staff')
    .select('image')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', caller.staffId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await retirePicture(db, 'avatar', row.image, now);
  return { image };
}
