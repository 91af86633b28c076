import { rightsOnCatalogue } from '../rights.ts';
import Type from 'typebox';
import { endpoint, type PictureBy } from '../../http/endpoint.ts';
import { Flag, Id, Nullable, Success } from '../../http/schemas.ts';
import { CatalogType, CatalogueItem } from '../schemas.ts';

/** The upload rule for an item's picture: that of its catalogue, named by any of these fields. */
export const PICTURE_OF_ITEM: PictureBy = {
  fields: ['catalog_type', 'kind', 'form_id'],
  // 3 and 4 are the form ids of product_catalogs and service_catalogs.
  uses: { product: 'product', service: 'service', 3: 'product', 4: 'service' },
  otherwise: 'product',
};

export const uploadCatalogImage = endpoint({
  method: 'POST',
  path: '/uploadCatalogImage',
  summary: 'Sets the picture of a product or service - a file, or an upload by its id - or removes it',
  tenant: 'body',
  ...rightsOnCatalogue('edit', ['kind']),
  repeat: 'keyed',
  files: { image: PICTURE_OF_ITEM },
  body: {
    id: Id,
    kind: CatalogType,
    /** An upload for the item's catalogue, instead of the file `image`. */
    image_id: Type.Optional(Nullable(Id)),
    /** 1 removes the picture. */
    remove_image: Type.Optional(Flag),
  },
  answer: Type.Object({ success: Success, data: CatalogueItem }),
});
