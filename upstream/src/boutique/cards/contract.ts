import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Flag, Id, Instant, Nullable, Quantity, Success } from '../../http/schemas.ts';
import { Cloth } from '../cloth/schemas.ts';
import { Alters } from '../alterations/schemas.ts';
import { Measurements, StateWord, UrgentWord } from '../orders/schemas.ts';

/** Job cards: the information for people who work on a piece, and the progress they report (ADR 58). */

const Person = Type.Object({ employee_id: Id, full_name: Type.String() });

/** Without prices, because cards lie open in the workshop. */
export const JobCardRow = Type.Object({
  piece_id: Id,
  /** From 1, within its item. */
  number: Type.Integer({ minimum: 1 }),
  /** Number of pieces of the item. */
  of: Type.Integer({ minimum: 1 }),
  order_id: Id,
  order_no: Type.String(),
  item_name: Type.String(),
  to_whom: Nullable(Type.String()),
  note: Nullable(Type.String()),
  delivery_time: Day,
  trial_date: Nullable(Day),
  urgent_status: UrgentWord,
  /** Names of designs, patterns and add-ons. */
  designs: Type.Array(Type.String()),
  patterns: Type.Array(Type.String()),
  add_ons: Type.Array(Type.String()),
  /** Fabric from the shop's stock, per piece. */
  fabrics: Type.Array(Type.Object({ name: Type.String(), unit: Type.String(), quantity: Quantity })),
  /** Signed URL of the first picture of its patterns. */
  image: Nullable(Type.String()),
  measurements: Nullable(Measurements),
  /** The piece being altered; null for new work. */
  alters: Nullable(Alters),
  /** Cloth the customer brought for its item; null for none. */
  cloth: Nullable(Cloth),
  /** Signed URL of the piece's photo. */
  photo: Nullable(Type.String()),
  /** Whether the last stage requires a photo. */
  photo_needed: Flag,
  state: StateWord,
  stage_id: Nullable(Id),
  /** The stages of the item, with the piece's progress. */
  stages: Type.Array(
    Type.Object({ stage_id: Id, stage: Type.String(), state: StateWord, employee: Nullable(Person) }),
  ),
  /** The next stage and its employee; null after the last stage. */
  next: Nullable(Type.Object({ stage_id: Id, stage: Type.String(), employee: Person })),
  /** Whether the caller may mark its stage as done. */
  may_move: Flag,
  /** Until when the caller may undo the last report; null when not possible. */
  undo_until: Nullable(Instant),
});

const work = { tenant: 'query', forKeys: true } as const;

export const jobCards = endpoint({
  ...work,
  method: 'GET',
  path: '/boutique/getjobcards',
  summary:
    'Returns the job cards of the pieces of an order, or of one piece: for users who may see orders, and for employees who work on the item',
  repeat: 'safe',
  query: { order_id: Type.Optional(Id), piece_id: Type.Optional(Id) },
  answer: Type.Object({ success: Success, data: Type.Array(JobCardRow) }),
});

const moved = Type.Object({
  success: Success,
  /** 0: the piece was no longer at that stage and stays where it is. */
  moved: Flag,
  data: JobCardRow,
});

export const finishPiece = endpoint({
  ...work,
  method: 'POST',
  path: '/boutique/pieces/:id/done',
  summary:
    'Marks a piece as done at the stage where it was seen, and passes it to the person of the next stage: for users who may edit orders, and for the employee who has it. If repeated, or if the piece has moved on or changed hands meanwhile, nothing moves and the response tells where it is',
  repeat: 'keyed',
  params: { id: Id },
  /** The stage shown to the caller; null for none. */
  body: {
    stage_id: Nullable(Id),
    /** Id of an uploaded photo of the piece. Required at the last stage if the shop asks for photos. */
    photo: Type.Optional(Nullable(Id)),
  },
  answer: moved,
});

export const undoPiece = endpoint({
  ...work,
  method: 'POST',
  path: '/boutique/pieces/:id/undo',
  summary:
    'Undoes the caller’s last mark on a piece, within a minute; a piece that has moved on since, or a mark that is too old, stays as it is',
  repeat: 'keyed',
  params: { id: Id },
  body: {},
  answer: moved,
});
