import type { boutique } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { DayLoad } from '../types.generated.ts';
import { orderOf } from './orders.mappers.ts';

type Board = Answer<typeof boutique.dueOrders>;

export const dayLoadOf = (load: Board['load']): DayLoad => ({
  day: load.date,
  pieces: load.pieces,
  dailyPieces: load.daily_pieces,
});

export const dueBoardOf = ({ today, until, load, groups }: Board) => ({
  today,
  until,
  load: dayLoadOf(load),
  groups: groups.map(({ group, orders, pieces_left: piecesLeft, rows }) => ({
    kind: group,
    orders,
    piecesLeft,
    entries: rows.map(({ order, due_on: dueOn, pieces_left: left }) => ({
      order: orderOf(order),
      dueOn,
      piecesLeft: left,
      stage: order.stage,
      held: order.status_fixed === 'HELD',
    })),
  })),
});
