import { MAX_DESIGNATIONS, MAX_LEVELS, MAX_VISIBILITY_POINTS, type Right } from '@galla/domain';
import Type, { type TSchema } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable, Percent, Success, Text } from '../../http/schemas.ts';

/** The designations of the shop and their hierarchy (spec 3 §3, §7). */

const fields = {
  id: Id,
  name: Type.String(),
  visibility_points: Type.Integer({ minimum: 0 }),
  /** Commission on sales of people with this designation. */
  commission_percent: Percent,
  /** Null at the root level. */
  parent_id: Nullable(Id),
  /** The nested set's numbers: those of descendants are between these two. */
  lft: Type.Integer({ minimum: 1 }),
  rgt: Type.Integer({ minimum: 2 }),
  /** Increments with every change and move; sent back as `expected_version`. */
  version: Type.Integer({ minimum: 1 }),
  /** Staff with this designation, active or not. */
  employees: Type.Array(Id),
  /** Number of its rights on menus that the business has. */
  rights: Type.Integer({ minimum: 0 }),
};

export const Designation = Type.Object(fields);

/** A designation with its descendants, in order. */
export interface DesignationTree {
  id: string;
  name: string;
  visibility_points: number;
  commission_percent: string;
  parent_id: string | null;
  lft: number;
  rgt: number;
  version: number;
  employees: string[];
  rights: number;
  children: DesignationTree[];
}

/** A tree of at most `levels` levels: expanded, because OpenAPI pages and serializers do not support recursion. */
function treeOf(properties: Record<string, TSchema>, levels: number): TSchema {
  const children =
    levels === 1
      ? Type.Array(Type.Null(), { maxItems: 0 })
      : Type.Array(treeOf(properties, levels - 1), { maxItems: MAX_DESIGNATIONS });
  return Type.Object({ ...properties, children }, { additionalProperties: false });
}

/** A tree of designation ids. */
export interface IdTree {
  id: string;
  children: IdTree[];
}

const PointsIn = Type.Integer({ minimum: 0, maximum: MAX_VISIBILITY_POINTS });
const PercentIn = Type.Union([
  Type.String({ pattern: '^[0-9]{1,3}(\\.[0-9]{1,2})?$' }),
  Type.Number({ minimum: 0, maximum: 100 }),
]);

const form = {
  name: Text(200),
  visibility_points: PointsIn,
  commission_percent: PercentIn,
};

/** The version that the caller saw; CHANGED_MEANWHILE when it differs. */
const expected = { expected_version: Type.Optional(Type.Integer({ minimum: 1 })) };

const written = Type.Object({ success: Success, message: Type.String(), data: Designation });

/** The right to change anything about a designation includes reading it. */
const SEEN_WITH: readonly Right[] = [
  'hierarchy-master:view',
  'hierarchy-master:create',
  'hierarchy-master:edit',
  'hierarchy-master:delete',
  'sales-setting-master:view',
  'sales-setting-master:edit',
  'sales-setting-master:delete',
  'employees:view',
];

export const designations = endpoint({
  method: 'GET',
  path: '/designations',
  summary: 'Lists the designations of the shop in the order of the hierarchy',
  tenant: 'query',
  rights: SEEN_WITH,
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: Type.Array(Designation) }),
});

export const designationTree = endpoint({
  method: 'GET',
  path: '/designations/tree',
  summary: 'Returns the designations of the shop as a nested tree',
  tenant: 'query',
  rights: SEEN_WITH,
  repeat: 'safe',
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Unsafe<DesignationTree>(treeOf(fields, MAX_LEVELS))),
  }),
});

export const createDesignation = endpoint({
  method: 'POST',
  path: '/designations',
  summary: 'Adds a designation as the last one below its parent, or at the root level',
  tenant: 'query',
  rights: ['hierarchy-master:create'],
  repeat: 'keyed',
  body: { ...form, parent_id: Type.Optional(Nullable(Id)) },
  answer: written,
});

export const updateDesignation = endpoint({
  method: 'PUT',
  path: '/designations/:id',
  summary: 'Changes the name, points and commission of a designation',
  tenant: 'query',
  rights: ['hierarchy-master:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: { ...form, ...expected },
  answer: written,
});

export const deleteDesignation = endpoint({
  method: 'DELETE',
  path: '/designations/:id',
  summary:
    'Deletes a designation that no employee has; one with others below it only if those move up one level',
  tenant: 'query',
  rights: ['hierarchy-master:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: { children: Type.Optional(Type.Literal('move-up')) },
  answer: Type.Object({ success: Success, message: Type.String() }),
});

export const moveDesignation = endpoint({
  method: 'POST',
  path: '/designations/move',
  summary:
    'Moves a designation before, after or inside another; without `dropId` to the root level, where `before` puts it first',
  tenant: 'query',
  rights: ['hierarchy-master:edit'],
  repeat: 'keyed',
  body: {
    dragId: Id,
    dropId: Nullable(Id),
    position: Type.Union([Type.Literal('before'), Type.Literal('after'), Type.Literal('inside')]),
    ...expected,
  },
  answer: written,
});

export const rebuildDesignations = endpoint({
  method: 'POST',
  path: '/designations/rebuild-tree',
  summary: 'Renumbers the hierarchy: by the given tree of all designations, or from the current parents',
  tenant: 'query',
  rights: ['hierarchy-master:edit'],
  repeat: 'keyed',
  body: {
    tree: Type.Optional(
      Type.Array(Type.Unsafe<IdTree>(treeOf({ id: Id }, MAX_LEVELS)), { maxItems: MAX_DESIGNATIONS }),
    ),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    /** Number of designations with a new position, or wrong numbers. */
    changed: Type.Integer({ minimum: 0 }),
  }),
});
