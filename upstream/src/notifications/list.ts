import { mayDo, NOTIFICATION_KINDS, NOTIFICATION_TYPES, type NotificationType } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { oneOf } from '../db/oneOf.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { idColumn, instantColumn } from '../lists/columns.ts';
import { type ListOrder, type PageAsked, pageOf, type PageRows } from '../lists/page.ts';
import type { Notification } from './contract.ts';
import { SUBJECT_KINDS } from './notify.ts';

/** The highest number that a badge shows. */
const MOST_COUNTED = 100;

/** The caller's rights that notifications can be addressed to. */
function rightsThatTell({ rights }: Pick<Caller, 'rights'>): string[] {
  const asked = Object.values(NOTIFICATION_KINDS).flatMap(({ right }) => right ?? []);
  return asked.filter((right) => mayDo(rights, right));
}

/**
 * The caller's notifications: personal ones, and those addressed to current rights since the caller joined, with the
 * caller's own state; those caused by the caller count as read. Includes dismissed ones.
 */
function visibleNotifications(db: TenantDb, caller: Pick<Caller, 'staffId' | 'rights'>) {
  const { staffId } = caller;
  return db.sql
    .selectFrom('notification')
    .leftJoin('notificationReceipt as receipt', (join) =>
      join
        .onRef('receipt.tenantId', '=', 'notification.tenantId')
        .onRef('receipt.notificationId', '=', 'notification.id')
        .on('receipt.staffId', '=', staffId),
    )
    .where('notification.tenantId', '=', db.tenantId)
    .where((is) =>
      is.or([
        is('notification.staffId', '=', staffId),
        is.and([
          is('notification.staffId', 'is', null),
          is('notification.neededRight', '=', sql<string>`any(${rightsThatTell(caller)}::text[])`),
        ]),
      ]),
    )
    .where('notification.createdAt', '>=', (of) =>
      of
        .selectFrom('staff')
        .where('staff.tenantId', '=', db.tenantId)
        .where('staff.id', '=', staffId)
        .select('staff.createdAt'),
    )
    .select([
      'notification.id',
      'notification.kind',
      'notification.type',
      'notification.title',
      'notification.message',
      'notification.link',
      'notification.subjectKind',
      'notification.subjectId',
      'notification.createdAt',
      'receipt.deletedAt',
    ])
    .select(
      sql<boolean>`receipt.read_at is not null or notification.caused_by is not distinct from ${staffId}::uuid`.as(
        'isRead',
      ),
    );
}

/** The caller's list: all notifications that were not dismissed. */
export function listedNotifications(db: TenantDb, caller: Pick<Caller, 'staffId' | 'rights'>) {
  return visibleNotifications(db, caller).where('receipt.deletedAt', 'is', null);
}

/** Only unread ones. */
export function unread(db: TenantDb, caller: Pick<Caller, 'staffId' | 'rights'>) {
  return listedNotifications(db, caller)
    .where('receipt.readAt', 'is', null)
    .where(sql<boolean>`notification.caused_by is distinct from ${caller.staffId}::uuid`);
}

type Row = Awaited<ReturnType<ReturnType<typeof visibleNotifications>['executeTakeFirstOrThrow']>>;

export function toNotification(row: Row): Static<typeof Notification> {
  const { id, kind, type, title, message, link, subjectKind, subjectId, isRead, createdAt } = row;
  return {
    id,
    kind,
    type: oneOf(NOTIFICATION_TYPES, type),
    title,
    message,
    link,
    subject:
      subjectKind === null || subjectId === null
        ? null
        : { kind: oneOf(SUBJECT_KINDS, subjectKind), id: subjectId },
    is_read: isRead,
    created_at: createdAt.toISOString(),
  };
}

/** One notification, even if dismissed. */
export function findNotification(db: TenantDb, caller: Caller, id: string): Promise<Row | undefined> {
  return visibleNotifications(db, caller).where('notification.id', '=', id).executeTakeFirst();
}

export async function countUnread(db: TenantDb, caller: Caller): Promise<number> {
  const row = await db.sql
    .selectFrom(unread(db, caller).limit(MOST_COUNTED).as('unread'))
    .select((count) => count.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Filter and page of the list. */
export interface Wanted extends PageAsked {
  types?: readonly NotificationType[] | undefined;
  unreadOnly?: boolean | undefined;
  ids?: readonly string[] | undefined;
  before?: string | null | undefined;
  /** Created since, or changed by the caller since. */
  updatedSince?: Date | undefined;
  /** By creation time; default newest first. */
  direction?: ListOrder['direction'] | undefined;
  withCount: boolean;
}

const COLUMNS = [instantColumn('notification.created_at'), idColumn('notification.id')];

/** A page of the list, with the total number of matches if requested. */
export async function listNotifications(
  db: TenantDb,
  caller: Caller,
  wanted: Wanted,
): Promise<PageRows<Row> & { total?: number }> {
  const { types, ids, before, updatedSince, direction = 'desc', withCount } = wanted;
  let matching = wanted.unreadOnly ? unread(db, caller) : listedNotifications(db, caller);
  if (types) matching = matching.where('notification.type', 'in', types);
  if (ids) matching = matching.where('notification.id', 'in', [...ids]);
  if (updatedSince) {
    matching = matching.where((is) =>
      is.or([is('notification.createdAt', '>=', updatedSince), is('receipt.updatedAt', '>=', updatedSince)]),
    );
  }
  let shownFrom = matching;
  if (before) {
    shownFrom = shownFrom.where(
      sql<boolean>`(notification.created_at, notification.id) <
        (select created_at, id from notification where tenant_id = ${db.tenantId} and id = ${before})`,
    );
  }
  const page = pageOf(
    db,
    { list: 'notifications', columns: COLUMNS, direction },
    { ...wanted, withCursors: true },
  );
  const answer = page.answer(await page.of(shownFrom).execute());
  if (!withCount) return answer;
  const { total } = await db.sql
    .selectFrom(matching.as('matching'))
    .select((count) => count.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...answer, total: Number(total) };
}
