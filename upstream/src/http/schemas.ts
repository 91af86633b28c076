import Type, { type TOptional, type TProperties, type TSchema } from 'typebox';

/** Building blocks of contracts: the wire format of ids, money, quantities, days and flags. */

export const Id = Type.String({ format: 'uuid', description: 'UUID' });

/** Several ids joined by commas, at most 100. */
export const Ids = Type.String({ pattern: '^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,99}$' });

/** Rupees with two decimals, as text, so that no client turns them into a float: "7404.50". */
export const Money = Type.String({ pattern: '^-?[0-9]{1,12}\\.[0-9]{2}$' });

/** Rupees in a request: text or number, at most two decimals. */
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

/** Payment modes: Cash and UPI as documented, and also card and bank transfer. */
export const MoneyModeWord = Type.Union([...moneyModes]);

/** Payment modes of documents: money, or the customer's credit from credit notes. */
export const ModeWord = Type.Union([...moneyModes, Type.Literal('Credit')]);

/** A quantity with up to three decimals, as text: "2.5". */
export const Quantity = Type.String({ pattern: '^-?[0-9]{1,11}(\\.[0-9]{1,3})?$' });

/** A quantity in a request: text or number. */
export const QuantityIn = Type.Union([
  Type.String({ pattern: '^[0-9]{1,11}(\\.[0-9]{1,3})?$' }),
  Type.Number({ minimum: 0, maximum: 99_999_999_999 }),
]);

/** A percentage with up to two decimals, as text: "2.5". */
export const Percent = Type.String({ pattern: '^[0-9]{1,3}(\\.[0-9]{1,2})?$' });

/** A percentage in a request: text or number. */
export const PercentIn = Type.Union([Percent, Type.Number({ minimum: 0, maximum: 100 })]);

/** 0 or 1. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** A day in the shop's time zone, YYYY-MM-DD. */
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** An instant in ISO 8601. */
export const Instant = Type.String({ format: 'date-time' });

/** The value of a form field; the form defines which values are valid. */
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

/** The same fields, all optional, for calls that change some of them. */
export const optional = <P extends TProperties>(fields: P) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)])) as {
    [K in keyof P]: TOptional<P[K]>;
  };

/** Paging of every list: at most 100 rows, after an offset or a cursor. */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** One of `page.cursors`; not together with `offset`. */
  after: Type.Optional(Nullable(Text(2_000))),
};

/** Position of the page; only with `include=page`. */
export const PageOfList = Type.Optional(
  Type.Object({
    /** For each row the value of `after` that continues behind it. */
    cursors: Type.Array(Type.String()),
    has_more: Type.Boolean(),
  }),
);

/** Names, one per line, since a name may contain a comma. An empty line is an empty name. */
export const Names = Type.String({ maxLength: 5_000 });

/** Restricts a list to rows created or changed since an instant, for clients that keep copies. */
export const updatedSince = { updated_since: Type.Optional(Nullable(Instant)) };

/** Sort direction. */
export const SortOrder = Type.Union([Type.Literal('asc'), Type.Literal('desc')]);

/** Needed by clients that keep copies; only with `include=changes`. */
export const ChangesOfList = Type.Optional(
  Type.Object({
    /** Ids of records deleted since `updated_since`; empty without it. */
    deleted: Type.Array(Id),
    /** The next `updated_since`: just before this response. */
    until: Instant,
  }),
);

/**
 * Extra parts of a list's response, joined by commas: only these, none if empty. Left out, all except `page` and
 * `changes`.
 */
export const include = <Part extends string>(...parts: [Part, ...Part[]]) => {
  const any = `(${parts.join('|')})`;
  return Type.Optional(Type.String({ pattern: `^(${any}(,${any}){0,${parts.length - 1}})?$` }));
};

const Figures = Type.Record(Type.String(), Type.String(), {
  description: 'The values in the message, by name',
});

/** The response of a refused call; the status is that of the refusal. */
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
        rule: Type.Optional(Type.String({ description: 'The rule that the field violates, for programs' })),
        figures: Type.Optional(Figures),
      }),
    ),
  ),
  figures: Type.Optional(Figures),
  /** Figures that the caller may act on, such as available stock or a pending amount. */
  details: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  request_id: Type.String(),
});

/**
 * True in every success response; typed as boolean because TypeScript widens the literal in the result of an inline
 * handler.
 */
export const Success = Type.Unsafe<boolean>(Type.Literal(true));

/** In every response of the gym's endpoints, which are documented with `status` in addition to `success`. */
export const acknowledged = { success: Success, status: Success, message: Type.String() };
