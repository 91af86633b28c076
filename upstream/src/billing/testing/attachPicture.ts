import { uploadPicture } from '../../boutique/testing/uploadPicture.ts';
import { call, type TestApi, type TestShop } from '../../testing/index.ts';
import { addAttachment } from '../contract.ts';

/** Attaches a picture to a document, as the shop's owner. */
export async function attachPicture(api: TestApi, shop: TestShop, document_id: string) {
  const image_id = await uploadPicture(api, shop, 'attachment');
  const { token } = shop.owner;
  const body = { document_id, image_id };
  return (await call(api, addAttachment, { token, schemaKey: shop.schemaKey, body })).body.data;
}
