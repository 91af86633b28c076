import { problem } from '@galla/domain';
import { Refused, refusedFor } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { imagesOf } from '../images.ts';
import { kindOf } from '../items/kind.ts';
import { itemsByIds } from '../items/lists.ts';
import { lockDrafts } from '../store/draft.ts';
import { claimPicture } from './claim.ts';
import { uploadCatalogImage } from './contract.ts';
import { savePicture } from './save.ts';

/** Changing the picture of an item without its form (spec 1 §7: product and service image upload). */
export const routes: Route[] = [
  route(uploadCatalogImage, async (call) => {
    const { db, body, now } = call;
    const kind = kindOf(body.kind);
    const [item] = await lockDrafts(db, [body.id]);
    if (item?.draft.kind !== kind) throw new Refused('NOT_FOUND');
    const image = await claimPicture(call, kind, { image: body.image_id, remove_image: body.remove_image });
    if (image === undefined) throw refusedFor(problem('image', 'INVALID_INPUT', 'files.uploadFailed'));
    await savePicture(db, item, image, now);
    const [data] = await itemsByIds(db, [body.id], imagesOf(call));
    if (!data) throw new Refused('NOT_FOUND');
    return { success: true, data };
  }),
];
