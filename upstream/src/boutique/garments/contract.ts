import { DESIGN_LIMITS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Ids, include, Money, Nullable, Success, Text } from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';
import { READ_FOR_ORDERS } from '../rights.ts';
import { DesignArea, ImageIn, ItemId, MeasurementPoint, Pattern, PriceIn } from '../schemas.ts';

/** Garments of a shop: items with their areas and measurements (spec 3 §7). */

const Item = Type.Object({
  id: Id,
  item_name: Type.String(),
  /** Sort position; ties are ordered by id. */
  sort: Type.Integer({ minimum: 1 }),
  /** Price per piece before designs, patterns and add-ons. */
  price: Money,
  ...version,
});

const parts = {
  design_areas: Type.Array(DesignArea),
  measurements: Type.Array(MeasurementPoint),
};

/** An item with the parts requested by `include`. */
const ItemWithParts = Type.Object({
  ...Item.properties,
  design_areas: Type.Optional(parts.design_areas),
  measurements: Type.Optional(parts.measurements),
  patterns: Type.Optional(Type.Array(Pattern)),
});

export const getAllItems = endpoint({
  method: 'GET',
  path: '/boutique/getAllItems',
  summary: 'Lists the garments that the shop sews, by `sort`, then id; with the parts given in `include`',
  tenant: 'query',
  rights: READ_FOR_ORDERS,
  repeat: 'safe',
  query: { ids: Type.Optional(Ids), include: include('areas', 'measurements', 'patterns') },
  answer: Type.Object({ success: Success, items: Type.Array(ItemWithParts) }),
});

export const getItems = endpoint({
  method: 'GET',
  path: '/boutique/getitems',
  summary: 'Lists the garments that the shop sews, for the patterns page',
  tenant: 'query',
  rights: READ_FOR_ORDERS,
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: Type.Array(Item) }),
});

export const getItemDetails = endpoint({
  method: 'GET',
  path: '/boutique/getitemdeatils/:id/config',
  summary: 'Returns the areas and measurement points of an item; for item 10 the shop’s add-ons',
  tenant: 'query',
  rights: READ_FOR_ORDERS,
  repeat: 'safe',
  params: { id: ItemId },
  answer: Type.Object({ success: Success, item: Nullable(Item), ...parts }),
});

const AreaIn = Type.Object(
  {
    /** Left out for a new area. */
    area_id: Type.Optional(Nullable(Id)),
    area_name: Text(200),
  },
  { additionalProperties: false },
);

const MeasurementIn = Type.Object(
  {
    /** Left out for a new one. */
    id: Type.Optional(Nullable(Id)),
    name: Text(200),
    /** Default 0.00. */
    price: Type.Optional(PriceIn),
    /** Left out keeps the picture. */
    image_url: ImageIn,
  },
  { additionalProperties: false },
);

export const submitItemConfiguration = endpoint({
  method: 'POST',
  path: '/boutique/submitItemConfiguration',
  summary:
    'Adds or changes an item; areas and measurement points are complete lists, fields left out are unchanged. Adding requires the right to create, changing the right to edit',
  tenant: 'query',
  rights: ['default-item-list:create', 'default-item-list:edit'],
  // Changing an existing item needs the right to edit, which the handler checks.
  rightsBy: { fields: ['item_id'], rights: { new: ['default-item-list:create'] }, otherwise: 'new' },
  repeat: 'keyed',
  body: {
    /** Left out for a new item. */
    item_id: Type.Optional(Nullable(Id)),
    /** Required for a new item. */
    item_name: Type.Optional(Text(200)),
    /** Default last for a new item. */
    sort: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    /** Default 0.00 for a new item. */
    price: Type.Optional(PriceIn),
    /** Areas missing from the list are deleted with their options. The add-ons may be included; they always stay. */
    design_areas: Type.Optional(Type.Array(AreaIn, { maxItems: 2 * DESIGN_LIMITS.areas })),
    /** In display order. Points missing from the list are deleted. */
    measurements: Type.Optional(Type.Array(MeasurementIn, { maxItems: 2 * DESIGN_LIMITS.points })),
    ...expectedVersion,
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    data: Type.Object({ ...Item.properties, ...parts }),
  }),
});

export const deleteItem = endpoint({
  method: 'DELETE',
  path: '/boutique/deleteitem/:id',
  summary:
    'Deletes an item with its areas, options, measurement points and patterns; orders keep their copies',
  tenant: 'query',
  rights: ['default-item-list:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: Type.Object({ success: Success, message: Type.String() }),
});
