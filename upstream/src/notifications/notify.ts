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

/** Kinds of records that notifications are about. */
export const SUBJECT_KINDS = ['DOCUMENT', 'ITEM', 'STAFF', 'TASK', 'APPOINTMENT'] as const;

/** The record that a notification is about. */
export interface Subject {
  kind: (typeof SUBJECT_KINDS)[number];
  id: string;
}

/** A notification: kind, content and recipients. */
export type Notice<K extends NotificationKind> = {
  kind: K;
  facts: NotificationFacts[K];
  /** The author: the notification is read from the start in their list, and not pushed to their devices. */
  by?: string;
  /** The subject; implied when the facts name a document. */
  about?: Subject;
} & (K extends PersonalKind
  ? { /** Staff id of the only recipient. */ to: string }
  : { /** One person; otherwise everyone with the right of the kind. */ to?: string });

/**
 * Notifies people in the caller's transaction, so a rollback also removes the notification. After the commit, screens
 * and devices of the recipients are updated.
 * @returns the notification's id
 */
export async function notify<K extends NotificationKind>(
  db: TenantDb,
  notice: Notice<K>,
  now: Date,
): Promise<string> {
  const id = newId();
  await write(db, [{ id, ...notice }], now);
  return id;
}

/** Sends several notifications in two statements, however many they are. */
export async function notifyAll<K extends NotificationKind>(
  db: TenantDb,
  notices: readonly Notice<K>[],
  now: Date,
): Promise<void> {
  const identified = notices.map((notice) => ({ id: newId(), ...notice }));
  if (identified.length > 0) await write(db, identified, now);
}

function documentOf(facts: NotificationFacts[NotificationKind]): Subject | undefined {
  return 'documentId' in facts ? { kind: 'DOCUMENT', id: facts.documentId } : undefined;
}

async function write<K extends NotificationKind>(
  db: TenantDb,
  notices: readonly (Notice<K> & { id: string })[],
  now: Date,
): Promise<void> {
  const rows = notices.map(({ id, kind, facts, to, by, about = documentOf(facts) }) => ({
    tenantId: db.tenantId,
    subjectKind: about?.kind ?? null,
    subjectId: about?.id ?? null,
    id,
    kind,
    type: NOTIFICATION_KINDS[kind].type,
    staffId: to ?? null,
    neededRight: to === undefined ? NOTIFICATION_KINDS[kind].right : null,
    causedBy: by ?? null,
    ...writeNotification(kind, facts),
    createdAt: now,
  }));
  await db.sql.insertInto('notification').values(rows).execute();
  const announcements = notices.map(({ id, kind, to }) => {
    const { right } = NOTIFICATION_KINDS[kind];
    return { event: 'notification' as const, id, to: to ?? (right === null ? [] : [right]) };
  });
  await announce(db, ...announcements);
}
