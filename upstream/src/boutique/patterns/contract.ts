import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Success, Text } from '../../http/schemas.ts';
import { expectedVersion } from '../../plainTable/contract.ts';
import { READ_FOR_ORDERS } from '../rights.ts';
import { ImagesIn, Pattern, PriceIn, StagePricesIn } from '../schemas.ts';

/** Master patterns of items (spec 3 §7). */

const written = Type.Object({ success: Success, message: Type.String(), data: Pattern });

export const getPatterns = endpoint({
  method: 'GET',
  path: '/boutique/getpatternsbyitemid/:id',
  summary: 'Lists the master patterns of an item, oldest first',
  tenant: 'query',
  rights: READ_FOR_ORDERS,
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Object({ success: Success, patterns: Type.Array(Pattern) }),
});

export const addPattern = endpoint({
  method: 'POST',
  path: '/boutique/addpattern',
  summary: 'Adds a pattern to an item, with 1 to 4 pictures and stage prices of at most its price',
  tenant: 'query',
  rights: ['patterns:create'],
  repeat: 'keyed',
  body: {
    item_id: Id,
    name: Text(200),
    price: PriceIn,
    image: ImagesIn,
    stagePrices: Type.Optional(StagePricesIn),
  },
  answer: written,
});

export const updatePattern = endpoint({
  method: 'PUT',
  path: '/boutique/updatepattern/:id',
  summary: 'Changes the given fields of a pattern; pictures and stage prices are complete lists',
  tenant: 'query',
  rights: ['patterns:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: {
    /** Must equal the id in the path. */
    id: Type.Optional(Id),
    name: Type.Optional(Text(200)),
    price: Type.Optional(PriceIn),
    image: Type.Optional(ImagesIn),
    stagePrices: Type.Optional(StagePricesIn),
    ...expectedVersion,
  },
  answer: written,
});

export const deletePattern = endpoint({
  method: 'DELETE',
  path: '/boutique/deletepattern/:id',
  summary: 'Deletes a pattern; orders that use it keep their copy',
  tenant: 'query',
  rights: ['patterns:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: Type.Object({ success: Success, message: Type.String(), item_id: Id }),
});
