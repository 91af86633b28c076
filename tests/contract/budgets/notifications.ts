import { type Budgets, write } from './budget.ts';

export const notifications: Budgets = {
  NotificationPageQuery: { calls: 2, variables: () => ({ filter: { types: null, unreadOnly: false } }) },
  NotificationRowsPagesQuery: {
    calls: 2,
    variables: () => ({ filter: { unreadOnly: false } }),
    size: 'count',
  },
  openArrivalsQuery: { calls: 2 },
  DeviceSwitchQuery: { calls: 2 },
  useRegisterMessagingMutation: {
    calls: 2,
    variables: () => ({ input: { messagingToken: 'a token' } }),
  },
  useMarkReadMutation: { calls: 2, variables: () => write({}) },
  useDeleteNotificationMutation: {
    calls: 2,
    variables: ({ notification }) => write({ notification }),
  },
  useRestoreNotificationMutation: {
    calls: 2,
    variables: ({ notification }) => write({ notification }),
  },
};
