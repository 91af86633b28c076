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

/** Kinds of record that a notification is about. */
export const SUBJECT_KINDS = ['DOCUMENT', 'ITEM', 'STAFF', 'TASK', 'APPOINTMENT'] as const;

/** The record that a notification is about. */
export interface Subject {
  kind: (typeof SUBJECT_KINDS)[number];
  id: string;
}

/** What is told, of what kind, to whom. */
export type Notice<K extends NotificationKind> = {
  kind: K;
  facts: NotificationFacts[K];
  /** Who did it: in his list it is read from the beginning, and no device of his is told. */
  by?: string;
  /** What it is about; a document that the facts name is known without. */
  about?: Subject;
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
  const id = newId();
  await write(db, [{ id, ...notice }], now);
  return id;
}

/** Tells several things at once, in two statements however many they are. */
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
