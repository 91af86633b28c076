import {
  NOTIFICATION_KINDS,
  type NotificationFacts,
  type NotificationKind,
  type PersonalKind,
  writeNotification,
} from '@galla/domain';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';
import { announce } from './live/announce.ts';

/** What is told, of what kind, to whom. */
export type Notice<K extends NotificationKind> = {
  kind: K;
  facts: NotificationFacts[K];
  /** Who did it: in his list it is read from the beginning, and no device of his is told. */
  by?: string;
} & (K extends PersonalKind
  ? { /** The staff id of the one person that it is for. */ to: string }
  : { /** A person; without one, whoever has the kind's right. */ to?: string });

/**
 * Tells people something in the writer's transaction: what is undone was never told. Once it is committed, the screens
 * and devices of those whom it concerns hear of it.
 * @returns the notification's id
 */
export async function notify<K extends NotificationKind>(
  db: TenantDb,
  notice: Notice<K>,
  now: Date,
): Promise<string> {
  const { kind, facts, to, by } = notice;
  const { type, right } = NOTIFICATION_KINDS[kind];
  const id = newId();
  await db.sql
    .insertInto('notification')
    .values({
      tenantId: db.tenantId,
      id,
      kind,
      type,
      staffId: to ?? null,
      neededRight: to === undefined ? right : null,
      causedBy: by ?? null,
      ...writeNotification(kind, facts),
      createdAt: now,
    })
    .execute();
  await announce(db, { event: 'notification', id, to: to ?? (right === null ? [] : [right]) });
  return id;
}
