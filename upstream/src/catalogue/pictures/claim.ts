import type { ItemKind } from '@galla/domain';
import { claimUpload } from '../../files/index.ts';
import type { Call } from '../../http/route.ts';

/** What came as a picture: nothing, one that was uploaded before or with the call, or none from now on. */
export interface SentImage {
  image?: string | null | undefined;
  remove_image?: 0 | 1 | undefined;
}

/** The path of the picture that the item will have, null for none; undefined leaves the one that it has. */
export async function claimPicture(
  { db, caller, now, uploads }: Pick<Call, 'db' | 'caller' | 'now' | 'uploads'>,
  kind: ItemKind,
  { image, remove_image: remove }: SentImage,
): Promise<string | null | undefined> {
  const id = uploads['image'] ?? image;
  const use = kind === 'PRODUCT' ? 'product' : 'service';
  if (typeof id === 'string')
    return claimUpload(db, { id, use, staffId: caller.staffId, field: 'image', now });
  return remove === 1 ? null : undefined;
}
