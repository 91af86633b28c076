export {
  NOTIFICATION_KINDS,
  NOTIFICATION_TYPES,
  type NotificationKind,
  type NotificationType,
  type PersonalKind,
} from './kinds.ts';
export { writeNotification, type NotificationFacts, type NotificationText } from './write.ts';
