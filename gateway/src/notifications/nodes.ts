import type { Nodes } from '../relay/nodes.ts';

export const notificationNodes = {
  Notification: (dbId, { loaders }) => loaders.notifications.load(dbId),
} satisfies Nodes;
