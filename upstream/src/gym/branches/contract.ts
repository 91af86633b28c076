import { FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Id, Text } from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';

/** Branches of a gym (spec 3 §3, §7). ADR 20 maps the specification's names to paths. */

/** The rights that include branches: those to branches and to members; any write right includes reading. */
const READ_BRANCHES: readonly Right[] = (['branches', 'members'] as const).flatMap((menu) =>
  FLAGS.map((flag): Right => `${menu}:${flag}`),
);

/** 1 Active, 0 Inactive, 2 Maintenance (spec 3 §3). */
const StatusNumber = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);

export const Branch = Type.Object({
  id: Id,
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  manager: Type.String(),
  opening_hours: Type.String(),
  facilities: Type.Array(Type.String()),
  status: StatusNumber,
  /** Number of its members; it can't be deleted while there are any. */
  members_count: Type.Integer({ minimum: 0 }),
  ...version,
});

const entries = {
  name: Text(200),
  address: Text(500),
  phone: Text(100),
  email: Text(500),
  manager: Text(200),
  opening_hours: Text(200),
  /** A list, or one text with commas; default none. */
  facilities: Type.Optional(Type.Union([Type.Array(Text(200), { maxItems: 100 }), Text(5_000)])),
  /** Default active for a new branch; left out, an existing one stays. */
  status: Type.Optional(Type.Integer()),
};

export const getBranch = endpoint({
  method: 'GET',
  path: '/gym/get_branch',
  summary: 'Lists the branches of a gym by name, each with the number of its members',
  tenant: 'query',
  rights: READ_BRANCHES,
  repeat: 'safe',
  answer: Type.Object({ ...acknowledged, data: Type.Array(Branch) }),
});

export const addBranch = endpoint({
  method: 'POST',
  path: '/gym/add_branch',
  summary: 'Adds a branch; fails with BRANCH_TAKEN if the name exists',
  tenant: 'query',
  rights: ['branches:create'],
  repeat: 'keyed',
  body: entries,
  answer: Type.Object({ ...acknowledged, data: Branch }),
});

export const updateBranch = endpoint({
  method: 'POST',
  path: '/gym/update_branch/:id',
  summary: 'Changes a branch',
  tenant: 'query',
  rights: ['branches:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: { ...entries, ...expectedVersion },
  answer: Type.Object({ ...acknowledged, data: Branch }),
});

export const deleteBranch = endpoint({
  method: 'DELETE',
  path: '/gym/delete_branch/:id',
  summary: 'Deletes a branch; fails with BRANCH_IN_USE and the number of members if it has any',
  tenant: 'query',
  rights: ['branches:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: Type.Object(acknowledged),
});
