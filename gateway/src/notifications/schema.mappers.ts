import type { notifications } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { Notification, NotificationType } from '../types.generated.ts';

export type NotificationMapper = Omit<Model<Notification>, 'subject'> & { subjectOf: Row['subject'] };

type Row = Answer<typeof notifications.notification>['data'];

const TYPES: Record<Row['type'], NotificationType> = {
  info: 'INFO',
  success: 'SUCCESS',
  warning: 'WARNING',
  order: 'ORDER',
};

export function notificationOf(row: Row): NotificationMapper {
  return {
    __typename: 'Notification',
    dbId: row.id,
    kind: row.kind,
    type: TYPES[row.type],
    title: row.title,
    message: row.message,
    link: row.link,
    subjectOf: row.subject,
    isRead: row.is_read,
    createdAt: row.created_at,
  };
}

/** The REST word of a type. */
export function typeWord(type: NotificationType): Row['type'] {
  return type.toLowerCase() as Lowercase<NotificationType>;
}
