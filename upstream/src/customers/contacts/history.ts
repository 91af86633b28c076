import { inNaturalOrder } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { type PageAnswer, pageOf, rankedPage } from '../../lists/page.ts';
import {
  type CustomerFilter,
  type CustomerRow,
  FOUND,
  found,
  LAST_SEEN_FIRST,
  rowsById,
  visible,
} from '../list.ts';

/** Filter of contacts across all categories. */
export type ContactFilter = Pick<CustomerFilter, 'search' | 'assignedTo' | 'unassigned'>;

/** A category with its first contacts. */
export interface Category {
  /** Null for contacts without a group. */
  name: string | null;
  count: number;
  rows: CustomerRow[];
  page: PageAnswer | undefined;
}

interface Listed {
  name: string | null;
  count: number;
  ids: string[];
  page: PageAnswer | undefined;
}

/** How many contacts per category, and whether to include cursors. */
interface Asked {
  limit: number;
  withCursors: boolean;
  withBalance: boolean;
}

/** By group name; contacts without a group come last. */
const inOrder = <T extends { name: string | null }>(categories: readonly T[]): T[] => [
  ...inNaturalOrder(
    categories.filter(({ name }) => name !== null),
    ({ name }) => name ?? '',
  ),
  ...categories.filter(({ name }) => name === null),
];

/** The first contacts of each category, last seen first, in one statement for any number of groups. */
async function lastSeen(
  db: TenantDb,
  caller: Caller,
  filter: ContactFilter,
  asked: Asked,
  now: Date,
): Promise<Listed[]> {
  const { limit } = asked;
  const values = sql<
    string[]
  >`array[${sql.join(LAST_SEEN_FIRST.columns.map(({ value }) => sql`(${value})::text`))}]`;
  const placed = visible(db, caller, filter, now)
    .select([
      'customer.id',
      'customer.groupName',
      values.as('orderValues'),
      sql<string>`count(*) over (partition by customer.group_name)`.as('count'),
      sql<number>`row_number() over (partition by customer.group_name
                    order by customer.last_seen_at desc, customer.id desc)`.as('place'),
    ])
    .as('placed');
  const rows = await db.sql
    .selectFrom(placed)
    .select(['placed.id', 'placed.groupName', 'placed.orderValues', 'placed.count'])
    .where('placed.place', '<=', limit + 1)
    .orderBy('placed.place')
    .execute();
  const groups = Map.groupBy(rows, ({ groupName }) => groupName);
  // The cursors are those of `/customers`, which continues the list.
  const page = pageOf(db, LAST_SEEN_FIRST, { limit, withCursors: asked.withCursors });
  return [...groups].map(([name, all]) => {
    const answer = page.answer(all);
    return {
      name,
      count: Number(all[0]?.count ?? 0),
      ids: answer.rows.map(({ id }) => id),
      page: answer.page,
    };
  });
}

/** The search results of each category, best match first. */
async function bestFound(
  db: TenantDb,
  caller: Caller,
  filter: ContactFilter,
  { limit, withCursors }: Asked,
  now: Date,
): Promise<Listed[]> {
  const groups = Map.groupBy(await found(db, caller, filter, now), ({ groupName }) => groupName);
  return [...groups].map(([name, all]) => {
    const ids = all.map(({ id }) => id);
    const { rows, page } = rankedPage(db, FOUND, ids, { limit, withCursors });
    return { name, count: all.length, ids: rows, page };
  });
}

/** The contacts that the caller may see, by category, with the first ones of each. */
export async function listCategories(
  db: TenantDb,
  caller: Caller,
  filter: ContactFilter,
  asked: Asked,
  now: Date,
): Promise<Category[]> {
  const list = filter.search?.trim() ? bestFound : lastSeen;
  const listed = inOrder(await list(db, caller, filter, asked, now));
  const ids = listed.flatMap((category) => category.ids);
  const rows = new Map((await rowsById(db, caller, ids, asked, now)).map((row) => [row.id, row]));
  return listed.map(({ ids: own, ...category }) => ({
    ...category,
    rows: own.flatMap((id) => rows.get(id) ?? []),
  }));
}

/** The ids of all matching contacts, by assigned employee. */
export async function idsByEmployee(
  db: TenantDb,
  caller: Caller,
  filter: CustomerFilter,
  now: Date,
): Promise<Map<string | null, string[]>> {
  const rows = filter.search?.trim()
    ? await found(db, caller, filter, now)
    : await visible(db, caller, filter, now)
        .select(['customer.id', 'customer.assignedTo'])
        .orderBy('customer.id')
        .execute();
  const groups = Map.groupBy(rows, ({ assignedTo }) => assignedTo);
  return new Map([...groups].map(([employee, those]) => [employee, those.map(({ id }) => id)]));
}
