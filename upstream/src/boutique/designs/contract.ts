import { DESIGN_LIMITS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Flag, Id, Nullable, Success, Text } from '../../http/schemas.ts';
import { expectedVersion } from '../../plainTable/contract.ts';
import { READ_FOR_ORDERS } from '../rights.ts';
import { DesignArea, DesignOption, ImageIn, ItemId, PriceIn, Resets, StagePricesIn } from '../schemas.ts';

/** Design options of an item's areas (spec 3 §7). */

const Position = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const getDesignAreas = endpoint({
  method: 'GET',
  path: '/boutique/getDesignAreasByItemId/:id',
  summary:
    'Returns the areas of an item with their options: Category, the shop’s add-ons, the rest by name. Item 10 has the add-ons',
  tenant: 'query',
  rights: READ_FOR_ORDERS,
  repeat: 'safe',
  params: { id: ItemId },
  answer: Type.Object({ success: Success, data: Type.Array(DesignArea) }),
});

/** Changes of an option; fields left out stay. */
const OptionChange = Type.Object(
  {
    id: Id,
    name: Type.Optional(Text(200)),
    price: Type.Optional(PriceIn),
    /** 1 makes it the default of the area. */
    is_default: Type.Optional(Flag),
    /** Sets the named prices; -1 removes one. */
    stagePrices: Type.Optional(StagePricesIn),
    /** Moves it; the positions of the area are renumbered from 1. */
    display_order: Type.Optional(Position),
    image_url: ImageIn,
    ...expectedVersion,
  },
  { additionalProperties: false },
);

const AreaChange = Type.Object(
  {
    area_id: Id,
    /** Not editable here: areas are renamed with their item. */
    area_name: Type.Optional(Text(200)),
    /** 1: the list must be all options of the area, else CHANGED_MEANWHILE. */
    complete: Type.Optional(Flag),
    options: Type.Array(OptionChange, { maxItems: DESIGN_LIMITS.options }),
  },
  { additionalProperties: false },
);

export const updateDesignAreas = endpoint({
  method: 'PUT',
  path: '/boutique/updateDesignAreasByItemId/:id',
  summary:
    'Changes options of an item’s areas; all or none. The sum of stage prices stays below the price: a sum equal to the price resets them, as `resets` tells; a higher one fails',
  tenant: 'query',
  rights: ['default-item-list:edit'],
  repeat: 'keyed',
  params: { id: ItemId },
  body: {
    /** Must equal the id in the path. */
    item_id: Type.Optional(Nullable(Type.Union([ItemId, Type.Literal(10)]))),
    design_areas: Type.Array(AreaChange, { maxItems: DESIGN_LIMITS.areas + 1 }),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    data: Type.Array(DesignArea, { description: 'The areas of the body, in their current state' }),
    resets: Resets,
  }),
});

export const deleteDesignOption = endpoint({
  method: 'DELETE',
  path: '/boutique/delete_design_option/:id',
  summary: 'Deletes an option; orders that use it keep its name and price',
  tenant: 'query',
  rights: ['default-item-list:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: Type.Object({ success: Success, message: Type.String(), data: DesignArea }),
});

const newOption = {
  design_area_id: Id,
  name: Text(200),
  /** Default 0.00. */
  price: Type.Optional(PriceIn),
  stagePrices: Type.Optional(StagePricesIn),
  is_default: Type.Optional(Flag),
  image_url: ImageIn,
};

export const addDesignOptions = endpoint({
  method: 'POST',
  path: '/boutique/addmore_category_by_design_area',
  summary: 'Adds an option to an area, or several given in `patterns`; all or none; each is added last',
  tenant: 'query',
  rights: ['default-item-list:create'],
  repeat: 'keyed',
  body: {
    ...newOption,
    design_area_id: Type.Optional(Id),
    name: Type.Optional(Text(200)),
    /** Instead of the fields beside it. */
    patterns: Type.Optional(
      Type.Array(Type.Object(newOption, { additionalProperties: false }), {
        minItems: 1,
        maxItems: DESIGN_LIMITS.options,
      }),
    ),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    data: Type.Array(DesignOption, { description: 'In the order of the body' }),
    design_areas: Type.Array(DesignArea, { description: 'The areas, in their current state' }),
    resets: Resets,
  }),
});
