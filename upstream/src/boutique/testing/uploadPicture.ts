import type { PictureUse } from '@galla/domain';
import { noise } from '../../files/testing/hostile.ts';
import { upload } from '../../files/contract.ts';
import { call, type TestApi, type TestShop } from '../../testing/index.ts';

/** Uploads a picture as the owner, by default for a design or pattern; it is not claimed yet. @returns its id */
export async function uploadPicture(
  api: TestApi,
  shop: TestShop,
  use: PictureUse = 'pattern',
): Promise<string> {
  const file = await noise(64, 48).png().toBuffer();
  const { body } = await call(api, upload, {
    token: shop.owner.token,
    query: { use },
    files: { file },
  });
  return body.id;
}
