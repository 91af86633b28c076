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
    'Lists the points assigned for a product, in the order of the hierarchy, and the designations without points; or assignments by ids',
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
  summary: 'Assigns points; fails with POINTS_TAKEN if the designation already has points for the product',
  body: { product_id: Id, designation_id: DesignationIn, points: PointsIn },
  answer: written({ data: Points }),
});

export const updatePoints = endpoint({
  ...edit,
  path: '/product-points/update',
  summary: 'Changes the number of points of an assignment, or its designation',
  body: { id: Id, designation_id: Type.Optional(DesignationIn), points: PointsIn, ...expectedVersion },
  answer: written({ data: Points }),
});

export const deletePoints = endpoint({
  ...edit,
  path: '/product-points/delete',
  summary: 'Deletes an assignment of points',
  body: { id: Id, ...expectedVersion },
  answer: written({ product_id: Id }),
});
