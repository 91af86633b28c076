import type { Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Nullable, Success } from '../../http/schemas.ts';
import { OrderRow } from '../orders/schemas.ts';

/** Due orders by day, and the shop's daily capacity (ADR 58). */

/** The rights that include orders. */
const SEEN_WITH: readonly Right[] = ['order-list:view', 'order-list:edit', 'create-order:create'];

const read = { method: 'GET', tenant: 'query', rights: SEEN_WITH, repeat: 'safe' } as const;

/** Pieces per day; null when the shop has set no number. */
const DailyPieces = Nullable(Type.Integer({ minimum: 1, maximum: 9999 }));

/** Load of a day: the pieces of all orders of the shop to be delivered on it. */
const DayLoad = Type.Object({ date: Day, pieces: Type.Integer({ minimum: 0 }), daily_pieces: DailyPieces });

const Group = Type.Object({
  group: Type.Union([
    Type.Literal('LATE'),
    Type.Literal('TODAY'),
    Type.Literal('TOMORROW'),
    Type.Literal('THIS_WEEK'),
  ]),
  /** Number of orders; `rows` has the first hundred. */
  orders: Type.Integer({ minimum: 0 }),
  /** Their unfinished pieces. */
  pieces_left: Type.Integer({ minimum: 0 }),
  /** In order of day, earliest first. */
  rows: Type.Array(
    Type.Object({
      order: OrderRow,
      due_on: Day,
      pieces_left: Type.Integer({ minimum: 0 }),
    }),
  ),
});

export const dueOrders = endpoint({
  ...read,
  path: '/boutique/getdueorders',
  summary:
    'Returns the due board: orders that are late, and those of the next seven days, by day of delivery or trial; without cancelled and handed-over ones',
  query: {
    /** Default delivery. */
    by: Type.Optional(Type.Union([Type.Literal('delivery'), Type.Literal('trial')])),
  },
  answer: Type.Object({
    success: Success,
    /** The shop's day. */
    today: Day,
    /** The last day of the board. */
    until: Day,
    /** Load of today's deliveries. */
    load: DayLoad,
    /** The four groups in their order. */
    groups: Type.Array(Group),
  }),
});

export const dayLoad = endpoint({
  ...read,
  path: '/boutique/getdayload',
  summary: 'Counts the pieces to be delivered on a day, with the shop’s capacity per day',
  query: {
    date: Day,
    /** Id of an order that is being edited; its pieces are left out. */
    except: Type.Optional(Id),
  },
  answer: Type.Object({ success: Success, data: DayLoad }),
});

export const setDailyPieces = endpoint({
  method: 'PUT',
  path: '/boutique/updatedailypieces',
  summary: 'Sets how many pieces the shop can finish in a day; null removes the number',
  tenant: 'query',
  rights: ['order-list:edit'],
  repeat: 'keyed',
  body: { pieces: Nullable(Type.Number()) },
  answer: Type.Object({ success: Success, daily_pieces: DailyPieces }),
});
