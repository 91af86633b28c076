import { type Expression, type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

/** An employee by the id, or by a column of the query around: then of each of them. */
export type EmployeeId = string | Expression<string>;

/**
 * The sales that a person earns of, each with the bounds of his part in per cent (ADR 73): those in his name that nobody
 * shares, whole, and those of which he has a part. Join them as `part`; the columns below read it.
 */
export const documentPartsOf = (db: TenantDb, employeeId: EmployeeId) =>
  db.sql
    .selectFrom('document as own')
    .where('own.tenantId', '=', db.tenantId)
    .where('own.employeeId', '=', employeeId)
    .where((own) =>
      own.not(
        own.exists(
          own
            .selectFrom('documentSplit as split')
            .whereRef('split.tenantId', '=', 'own.tenantId')
            .whereRef('split.documentId', '=', 'own.id')
            .select('split.documentId'),
        ),
      ),
    )
    .select(['own.id as saleId', sql<number>`0`.as('lower'), sql<number>`100`.as('upper')])
    .unionAll(
      db.sql
        .selectFrom('documentSplit')
        .where('tenantId', '=', db.tenantId)
        .where('employeeId', '=', employeeId)
        .select(['documentId as saleId', 'lower', 'upper']),
    );

/** The same of orders in pieces. */
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

/** Whether several people share what a sale earns: columns of queries on `document`, and on `boutique_order`. */
export const documentSplit = sql<boolean>`exists (select from document_split split
  where split.tenant_id = document.tenant_id and split.document_id = document.id)`;
export const orderSplit = sql<boolean>`exists (select from boutique_order_split split
  where split.tenant_id = boutique_order.tenant_id and split.order_id = boutique_order.id)`;

/** A bound of a part, in per cent of the whole. */
export type Bound = RawBuilder<number>;
const LOWER: Bound = sql.ref('part.lower');
const UPPER: Bound = sql.ref('part.upper');

/** A whole up to a bound, half-up. */
export const upTo = (whole: RawBuilder<string>, bound: Bound, places: 2 | 3 = 2) =>
  sql<string>`round(${whole} * ${bound} / 100, ${sql.lit(places)})`;

/**
 * domain's `partOf` in SQL: what comes up to the upper bound of `part` less what comes up to the lower one. Whatever follows
 * of a whole, such as what of it is paid, is asked up to a bound, so that all parts make it, to the paisa.
 */
export const partOf = (upToBound: (bound: Bound) => RawBuilder<string>): RawBuilder<string> =>
  sql<string>`(${upToBound(UPPER)} - case when part.lower = 0 then 0 else ${upToBound(LOWER)} end)`;

/** The part in per cent, null where it is all. */
export const partPercent = sql<number | null>`nullif(part.upper - part.lower, 100)`;
