import type { boutique } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { OrderStatus, Stage, StageType } from '../types.generated.ts';

export type OrderStatusMapper = Model<OrderStatus>;
export type StageMapper = Model<Stage>;

const TYPES = { design: 'DESIGN', pattern: 'PATTERN' } as const satisfies Record<string, StageType>;

/** The types as REST spells them. */
export const WIRE_TYPES = { DESIGN: 'design', PATTERN: 'pattern' } as const satisfies Record<
  StageType,
  string
>;

export function orderStatusOf(row: Answer<typeof boutique.getStatuses>['data'][number]): OrderStatusMapper {
  return {
    __typename: 'OrderStatus',
    dbId: row.id,
    name: row.name,
    fixed: row.fixed,
    orderCount: row.orders,
    version: row.version,
  };
}

export function stageOf(row: Answer<typeof boutique.getStages>['data'][number]): StageMapper {
  return {
    __typename: 'Stage',
    dbId: row.id,
    name: row.name,
    type: TYPES[row.type],
    position: row.sort_by,
    orderCount: row.orders,
    version: row.version,
  };
}
