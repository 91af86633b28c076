import { graphql, readInlineData } from 'relay-runtime';
import type { readListed_item$key } from '../../__generated__/readListed_item.graphql.ts';
import { basisPointsOf, paiseOf } from '../../app/graph/scalars.ts';
import { statusOf, type ListedItem } from './listedItem.ts';

/** What a row of products and one of services have alike. */
export function readListed(key: readListed_item$key): ListedItem {
  const item = readInlineData(
    graphql`
      fragment readListed_item on CatalogueItem @inline {
        id
        title
        sku
        category
        thumbnail
        status
        gstPercentage
        listPrice
        offer
        priceAtTill
        viewerCanEdit
        viewerCanDelete
      }
    `,
    key,
  );
  const { id, title, sku = null, category = null, thumbnail: image = null, listPrice, offer } = item;
  return {
    id,
    title,
    sku,
    category,
    image,
    status: statusOf(item.status),
    gst: basisPointsOf(item.gstPercentage),
    price: listPrice == null ? undefined : paiseOf(listPrice),
    offer: offer == null ? undefined : paiseOf(offer),
    priceAtTill: item.priceAtTill,
    mayEdit: item.viewerCanEdit,
    mayDelete: item.viewerCanDelete,
  };
}
