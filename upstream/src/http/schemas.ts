import Type, { type TOptional, type TProperties, type TSchema } from 'typebox';

/** The building blocks of the contracts: how ids, money, quantities, days and flags stand on the wire. */

export const Id = Type.String({ format: 'uuid', description: 'UUID' });

/** Several ids, comma-joined, at most 100. */
export const Ids = Type.String({ pattern: '^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,99}$' });

/** Rupees with two decimals, as text, so that no client turns them into a float: "7404.50". */
export const Money = Type.String({ pattern: '^-?[0-9]{1,12}\\.[0-9]{2}$' });

/** Rupees as sent: text or a number, at most two decimals. */
export const MoneyIn = Type.Union([
  Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$' }),
  Type.Number({ minimum: 0, maximum: 999_999_999_999.99 }),
]);

const moneyModes = [
  Type.Literal('Cash'),
  Type.Literal('UPI'),
  Type.Literal('Card'),
  Type.Literal('Bank'),
] as const;

/** How money comes: cash or UPI as documented; by card and by bank transfer besides. */
export const MoneyModeWord = Type.Union([...moneyModes]);

/** How a document is paid: with money, or with the credit that the customer has of credit notes. */
export const ModeWord = Type.Union([...moneyModes, Type.Literal('Credit')]);

/** A quantity with up to three decimals, as text: "2.5". */
export const Quantity = Type.String({ pattern: '^-?[0-9]{1,11}(\\.[0-9]{1,3})?$' });

/** A quantity as sent: text or a number. */
export const QuantityIn = Type.Union([
  Type.String({ pattern: '^[0-9]{1,11}(\\.[0-9]{1,3})?$' }),
  Type.Number({ minimum: 0, maximum: 99_999_999_999 }),
]);

/** A percentage with up to two decimals, as text: "2.5". */
export const Percent = Type.String({ pattern: '^[0-9]{1,3}(\\.[0-9]{1,2})?$' });

/** A percentage as sent: text or a number. */
export const PercentIn = Type.Union([Percent, Type.Number({ minimum: 0, maximum: 100 })]);

/** 0 or 1. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** A day of the shop's calendar, YYYY-MM-DD. */
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** An instant in ISO 8601. */
export const Instant = Type.String({ format: 'date-time' });

/** What a filled-in form may hold for one field; the form says what fits. */
export const FormValueIn = Type.Union([
  Type.String({ maxLength: 2000 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.Union([Type.String({ maxLength: 2000 }), Type.Number()]), { maxItems: 100 }),
]);

/** A text of at most `max` characters. */
export const Text = (max: number) => Type.String({ maxLength: max });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** The same fields, none of them required: what a call that changes single ones takes. */
export const optional = <P extends TProperties>(fields: P) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)])) as {
    [K in keyof P]: TOptional<P[K]>;
  };

/** Paging of every list: at most 100 at a time, behind so many rows or behind a cursor of the list. */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Of `page.cursors`; not together with `offset`. */
  after: Type.Optional(Nullable(Text(2_000))),
};

/** Where a page stands; told with `include=page`. */
export const PageOfList = Type.Optional(
  Type.Object({
    /** For each row what `after` takes to go on behind it. */
    cursors: Type.Array(Type.String()),
    has_more: Type.Boolean(),
  }),
);

/** Names, one a line: a name may hold a comma. An empty line is one that is empty. */
export const Names = Type.String({ maxLength: 5_000 });

/** Narrows a list to what was made or changed since an instant, for clients that hold copies. */
export const updatedSince = { updated_since: Type.Optional(Nullable(Instant)) };

/** Which end of a list comes first. */
export const SortOrder = Type.Union([Type.Literal('asc'), Type.Literal('desc')]);

/** What a client that holds copies needs beside the rows; told with `include=changes`. */
export const ChangesOfList = Type.Optional(
  Type.Object({
    /** Ids of records that were deleted since `updated_since`; none without it. */
    deleted: Type.Array(Id),
    /** What to send as `updated_since` the next time: just before this answer. */
    until: Instant,
  }),
);

/**
 * What a list tells beside its rows, comma-joined: only these parts, none when it is empty. Left out, what was always
 * told, which is all but `page` and `changes`.
 */
export const include = <Part extends string>(...parts: [Part, ...Part[]]) => {
  const any = `(${parts.join('|')})`;
  return Type.Optional(Type.String({ pattern: `^(${any}(,${any}){0,${parts.length - 1}})?$` }));
};

const Figures = Type.Record(Type.String(), Type.String(), {
  description: 'The values inside the message, by name',
});

/** What a refused call answers; the status is the refusal's. */
export const RefusalAnswer = Type.Object({
  success: Type.Literal(false),
  status: Type.Literal(false),
  code: Type.String(),
  message: Type.String(),
  problems: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        code: Type.String(),
        message: Type.String(),
        rule: Type.Optional(Type.String({ description: 'The rule that the field breaks, for programs' })),
        figures: Type.Optional(Figures),
      }),
    ),
  ),
  figures: Type.Optional(Figures),
  /** Figures that the caller may act on, such as what is in stock or still to pay. */
  details: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  request_id: Type.String(),
});

/**
 * True in every answer of a success; typed as a Boolean because TypeScript widens the literal in what an inline
 * handler returns.
 */
export const Success = Type.Unsafe<boolean>(Type.Literal(true));

/** In every answer of the gym's endpoints, which document `status` beside `success`. */
export const acknowledged = { success: Success, status: Success, message: Type.String() };
