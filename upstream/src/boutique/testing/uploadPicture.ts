import { noise } from '../../files/testing/hostile.ts';
import { upload } from '../../files/contract.ts';
import { call, type TestApi, type TestShop } from '../../testing/index.ts';

/** Uploads a picture of a design or pattern as the owner; nothing has claimed it. @returns its id */
export async function uploadPicture(api: TestApi, shop: TestShop): Promise<string> {
  const file = await noise(64, 48).png().toBuffer();
  const { body } = await call(api, upload, {
    token: shop.owner.token,
    query: { use: 'pattern' },
    files: { file },
  });
  return body.id;
}
