import type { boutique } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { clothOf } from './cloth.mappers.ts';
import { type AlterationMapper, alterationOf } from './alterations.mappers.ts';
import type { JobCard } from '../types.generated.ts';
import { measurementsOf, STATES } from './orders.mappers.ts';

type Row = Answer<typeof boutique.jobCards>['data'][number];

/** Where a phone that scans the card is sent. */
const addressOf = (piece: string): string => `/piece-details?id=${encodeURIComponent(piece)}`;

export type JobCardModel = Omit<JobCard, 'alters'> & { alters: AlterationMapper | null };

export function jobCardOf(row: Row): JobCardModel {
  const piece = globalId('Piece', row.piece_id);
  const { next } = row;
  return {
    piece,
    url: addressOf(piece),
    number: row.number,
    of: row.of,
    order: globalId('Order', row.order_id),
    orderNumber: row.order_no,
    itemName: row.item_name,
    toWhom: row.to_whom,
    note: row.note,
    deliveryDate: row.delivery_time,
    trialDate: row.trial_date,
    urgent: row.urgent_status === 'Urgent',
    designs: row.designs,
    patterns: row.patterns,
    addOns: row.add_ons,
    fabrics: row.fabrics,
    image: row.image,
    measurements: measurementsOf(row),
    cloth: clothOf(row),
    photo: row.photo,
    photoNeeded: row.photo_needed === 1,
    alters: alterationOf(row),
    state: STATES[row.state],
    currentStage: row.stage_id === null ? null : globalId('Stage', row.stage_id),
    stages: row.stages.map(({ stage_id: stage, stage: name, state, employee }) => ({
      stage: globalId('Stage', stage),
      name,
      state: STATES[state],
      employee: employee === null ? null : globalId('Employee', employee.employee_id),
      employeeName: employee?.full_name ?? null,
    })),
    next: next
      ? {
          stage: globalId('Stage', next.stage_id),
          name: next.stage,
          state: 'PENDING',
          employee: globalId('Employee', next.employee.employee_id),
          employeeName: next.employee.full_name,
        }
      : null,
    mayMove: row.may_move === 1,
    undoUntil: row.undo_until,
  };
}
