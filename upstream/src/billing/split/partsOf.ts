import { type Expression, type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** An employee's id, or a column of the outer query for each of several employees. */
export type EmployeeId = string | Expression<string>;

/** The parts of a document, and those of its lines, for use in `exists`. */
const splitOf = (document: 'own' | 'document') => sql`(select from document_split split
  where split.tenant_id = ${sql.ref(`${document}.tenant_id`)} and split.document_id = ${sql.ref(`${document}.id`)})`;
const lineSplitOf = (document: 'document') => sql`(select from document_line_split shared
  where shared.tenant_id = ${sql.ref(`${document}.tenant_id`)} and shared.document_id = ${sql.ref(`${document}.id`)})`;

const shares = (db: TenantDb, employeeId: EmployeeId) =>
  db.sql.selectFrom('documentSplit').where('tenantId', '=', db.tenantId).where('employeeId', '=', employeeId);

/**
 * The sales that a person earns from, each with the bounds in per cent of the person's part in lines without parts of
 * their own (ADR 73, 84): unshared sales in their name as a whole, sales with a part of theirs, and sales where they
 * only have a part of single lines. Join as `part`; `boundsOfLine` has the bounds per line, and the columns below read
 * both.
 */
export const documentPartsOf = (db: TenantDb, employeeId: EmployeeId) => {
  const person = sql<string>`${employeeId}::uuid`.as('employeeId');
  return db.sql
    .selectFrom('document as own')
    .where('own.tenantId', '=', db.tenantId)
    .where('own.employeeId', '=', employeeId)
    .where(sql<boolean>`not exists ${splitOf('own')}`)
    .select(['own.id as saleId', sql<number>`0`.as('lower'), sql<number>`100`.as('upper'), person])
    .unionAll(shares(db, employeeId).select(['documentId as saleId', 'lower', 'upper', person]))
    .unionAll(
      db.sql
        .selectFrom('document as own')
        .where('own.tenantId', '=', db.tenantId)
        // An array is evaluated once and is mostly empty, so whatever the outer query is, no document has to be read.
        .where(
          sql<boolean>`own.id = any (array(select shared.document_id from document_line_split shared
            where shared.tenant_id = ${db.tenantId} and shared.employee_id = ${employeeId}))`,
        )
        .where(
          sql<boolean>`not exists (select from document_split split where split.tenant_id = own.tenant_id
            and split.document_id = own.id and split.employee_id = ${employeeId})`,
        )
        .where(
          sql<boolean>`(own.employee_id is distinct from ${employeeId}::uuid or exists ${splitOf('own')})`,
        )
        .select(['own.id as saleId', sql<number>`0`.as('lower'), sql<number>`0`.as('upper'), person]),
    );
};

/** The same for orders in pieces. */
export const orderPartsOf = (db: TenantDb, employeeId: EmployeeId) =>
  db.sql
    .selectFrom('boutiqueOrder as own')
    .where('own.tenantId', '=', db.tenantId)
    .where('own.employeeId', '=', employeeId)
    .where((own) =>
      own.not(
        own.exists(
          own
            .selectFrom('boutiqueOrderSplit as split')
            .whereRef('split.tenantId', '=', 'own.tenantId')
            .whereRef('split.orderId', '=', 'own.id')
            .select('split.orderId'),
        ),
      ),
    )
    .select(['own.id as saleId', sql<number>`0`.as('lower'), sql<number>`100`.as('upper')])
    .unionAll(
      db.sql
        .selectFrom('boutiqueOrderSplit')
        .where('tenantId', '=', db.tenantId)
        .where('employeeId', '=', employeeId)
        .select(['orderId as saleId', 'lower', 'upper']),
    );

/**
 * Whether several people share what a sale or one of its lines earns: columns for queries on `document` and
 * `boutique_order`.
 */
export const documentSplit = sql<boolean>`(exists ${splitOf('document')} or exists ${lineSplitOf('document')})`;
export const orderSplit = sql<boolean>`exists (select from boutique_order_split split
  where split.tenant_id = boutique_order.tenant_id and split.order_id = boutique_order.id)`;

/** Whether a line has parts of its own: a column for queries on `document_line` as `line`. */
export const lineSplit = sql<boolean>`exists (select from document_line_split shared
  where shared.tenant_id = line.tenant_id and shared.line_id = line.id)`;

/**
 * The bounds in per cent between which a person earns from a line: from the line's own parts if it has any, which may
 * leave the person nothing, else from `part`. `place` is the line's own if it has parts, and 0 for all lines shared
 * like the document. A lateral join `bounds` for queries on `line` and `part`, with exactly one row per line.
 */
export const boundsOfLine = sql<{ lower: number; upper: number; place: number }>`(
  select case when count(*) = 0 then part.lower
              else coalesce(max(shared.lower) filter (where shared.employee_id = part.employee_id), 0) end as lower,
         case when count(*) = 0 then part.upper
              else coalesce(max(shared.upper) filter (where shared.employee_id = part.employee_id), 0) end as upper,
         case when count(*) = 0 then 0 else line.position end as place
    from document_line_split shared
   where shared.tenant_id = line.tenant_id and shared.line_id = line.id)`;

/** A bound of a part, in per cent of the whole. */
export type Bound = RawBuilder<number>;
const LOWER: Bound = sql.ref('part.lower');
const UPPER: Bound = sql.ref('part.upper');

/** The whole up to a bound, rounded half-up. */
export const upTo = (whole: RawBuilder<string>, bound: Bound, places: 2 | 3 = 2) =>
  sql<string>`round(${whole} * ${bound} / 100, ${sql.lit(places)})`;

/**
 * domain's `partOf` in SQL: the amount up to the upper bound of `part` minus the amount up to the lower one. Anything
 * derived from a whole, such as its paid share, is computed up to a bound, so that all parts add up to it, to the
 * paisa.
 */
export const partOf = (upToBound: (bound: Bound) => RawBuilder<string>): RawBuilder<string> =>
  sql<string>`(${upToBound(UPPER)} - case when part.lower = 0 then 0 else ${upToBound(LOWER)} end)`;

/** A person's part of a line's amount: like `partOf`, with the `bounds` of that line. */
export const partOfLine = (whole: RawBuilder<string>, places: 2 | 3 = 2): RawBuilder<string> =>
  sql<string>`(${upTo(whole, sql.ref('bounds.upper'), places)} - ${upTo(whole, sql.ref('bounds.lower'), places)})`;

/** A person's part of an order in per cent; null for all of it. */
export const partPercent = sql<number | null>`nullif(part.upper - part.lower, 100)`;

/** A person's part of a document in per cent; null for all of it, and when a line is shared otherwise. */
export const documentPartPercent = sql<number | null>`case when not exists ${lineSplitOf('document')}
  then ${partPercent} end`;

/** The same for a line; null for all of it. */
export const linePartPercent = sql<number | null>`nullif(bounds.upper - bounds.lower, 100)`;
