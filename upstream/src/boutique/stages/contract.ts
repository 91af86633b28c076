import { MAX_MASTERS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Flag, Id, Nullable, Success, Text } from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';
import { READ_FOR_ORDERS } from '../rights.ts';

/** Order statuses, and the stages of pieces (spec 3 §2.6, §7). */

const StageType = Type.Union([Type.Literal('design'), Type.Literal('pattern')]);

/** Number of orders that have it; it can't be deleted while there are any. */
const orders = { orders: Type.Integer({ minimum: 0 }) };

export const Stage = Type.Object({
  id: Id,
  name: Type.String(),
  type: StageType,
  /** Position among the stages, from 1. */
  sort_by: Type.Integer({ minimum: 1 }),
  ...orders,
  ...version,
});

export const Status = Type.Object({
  id: Id,
  name: Type.String(),
  /** Which of the six statuses that every shop has; these can't be renamed or deleted. Null for the shop's own. */
  fixed: Nullable(
    Type.Union([
      Type.Literal('PENDING'),
      Type.Literal('HELD'),
      Type.Literal('IN_PROCESS'),
      Type.Literal('PARTIALLY_DONE'),
      Type.Literal('COMPLETED'),
      Type.Literal('CANCELLED'),
    ]),
  ),
  ...orders,
  ...version,
});

const written = <T extends typeof Stage | typeof Status>(data: T) =>
  Type.Object({ success: Success, message: Type.String(), data });
const deleted = Type.Object({ success: Success, message: Type.String() });

export const getStages = endpoint({
  method: 'GET',
  path: '/boutique/getstages',
  summary:
    'Lists the stages of the shop in their order: of one type, or all; `IsPatternAvailable` 1 includes those of patterns beside those of the type, 0 leaves them out',
  tenant: 'query',
  rights: READ_FOR_ORDERS,
  repeat: 'safe',
  query: { type: Type.Optional(StageType), IsPatternAvailable: Type.Optional(Flag) },
  answer: Type.Object({ success: Success, data: Type.Array(Stage) }),
});

export const addStage = endpoint({
  method: 'POST',
  path: '/boutique/addstage',
  summary: 'Adds a stage as the last one; the type defaults to designs',
  tenant: 'query',
  rights: ['pattern-settings:create'],
  repeat: 'keyed',
  body: { name: Text(200), type: Type.Optional(StageType) },
  answer: written(Stage),
});

export const updateStage = endpoint({
  method: 'PUT',
  path: '/boutique/updatestage/:id',
  summary: 'Changes the name and type of a stage',
  tenant: 'query',
  rights: ['pattern-settings:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: { name: Text(200), type: Type.Optional(StageType), ...expectedVersion },
  answer: written(Stage),
});

export const updateAllStages = endpoint({
  method: 'PUT',
  path: '/boutique/updateallstages',
  summary: 'Reorders all stages; fails with CHANGED_MEANWHILE if the list is not that of all stages',
  tenant: 'query',
  rights: ['pattern-settings:edit'],
  repeat: 'keyed',
  body: {
    stages: Type.Array(Type.Object({ id: Id, sort_by: Type.Integer() }, { additionalProperties: false }), {
      maxItems: MAX_MASTERS,
    }),
  },
  answer: Type.Object({ success: Success, message: Type.String(), data: Type.Array(Stage) }),
});

export const deleteStage = endpoint({
  method: 'DELETE',
  path: '/boutique/deletestage/:id',
  summary:
    'Deletes a stage; fails with STAGE_IN_USE and the number of uses if orders are at it or patterns have a price for it',
  tenant: 'query',
  rights: ['pattern-settings:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: deleted,
});

export const getStatuses = endpoint({
  method: 'GET',
  path: '/boutique/getstatuses',
  summary: 'Lists the statuses of orders: the six of every shop, then the shop’s own',
  tenant: 'query',
  rights: READ_FOR_ORDERS,
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: Type.Array(Status) }),
});

export const addStatus = endpoint({
  method: 'POST',
  path: '/boutique/addstatus',
  summary: 'Adds a status of the shop’s own',
  tenant: 'query',
  rights: ['pattern-settings:create'],
  repeat: 'keyed',
  body: { name: Text(200) },
  answer: written(Status),
});

export const updateStatus = endpoint({
  method: 'PUT',
  path: '/boutique/updatestatus/:id',
  summary: 'Renames one of the shop’s own statuses; fails with STATUS_FIXED for one of the six',
  tenant: 'query',
  rights: ['pattern-settings:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: { name: Text(200), ...expectedVersion },
  answer: written(Status),
});

export const deleteStatus = endpoint({
  method: 'DELETE',
  path: '/boutique/deletestatus/:id',
  summary:
    'Deletes one of the shop’s own statuses; fails with STATUS_FIXED for one of the six, with STATUS_IN_USE and the number of orders if orders have it',
  tenant: 'query',
  rights: ['pattern-settings:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: deleted,
});
