import { openedBy } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Ids, Quantity } from '../../http/schemas.ts';
import { expectedVersion, listed, read, version, write, written } from '../../plainTable/contract.ts';

/** Points that a designation earns by selling a product (spec 3 §3 Points assignment, §7). */

/** As typed, so that a blank value gets the form's message. */
const PointsIn = Type.Union([Type.String({ maxLength: 20 }), Type.Number()]);
const DesignationIn = Type.Union([Id, Type.Literal('')]);

export const Points = Type.Object({
  id: Id,
  product_id: Id,
  designation_id: Id,
  designation_name: Type.String(),
  points: Quantity,
  ...version,
});

export const getPoints = endpoint({
  ...read,
  path: '/get_points',
  summary:
    'The points assigned for a product, in the order of the hierarchy, and who has none yet; or assignments by their ids',
  rights: openedBy('products:view'),
  body: { product_id: Type.Optional(Id), ids: Type.Optional(Ids) },
  answer: listed({
    data: Type.Array(Points),
    /** Designations without points for the product. */
    designations: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  }),
});

const edit = { ...write, rights: openedBy('products:edit') };

export const addPoints = endpoint({
  ...edit,
  path: '/add_points',
  summary: 'Assigns points; a designation that has some for the product is refused with POINTS_TAKEN',
  body: { product_id: Id, designation_id: DesignationIn, points: PointsIn },
  answer: written({ data: Points }),
});

export const updatePoints = endpoint({
  ...edit,
  path: '/product-points/update',
  summary: 'Changes how many points are assigned, or to which designation',
  body: { id: Id, designation_id: Type.Optional(DesignationIn), points: PointsIn, ...expectedVersion },
  answer: written({ data: Points }),
});

export const deletePoints = endpoint({
  ...edit,
  path: '/product-points/delete',
  summary: 'Takes an assignment of points back',
  body: { id: Id, ...expectedVersion },
  answer: written({ product_id: Id }),
});
