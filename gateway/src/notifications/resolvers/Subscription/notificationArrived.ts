import type { Context } from '../../../context.ts';
import type { UpstreamEvent } from '../../../live/EventQueue.ts';
import { hearing } from '../../../live/hearing.ts';
import type { SubscriptionResolvers } from '../../../types.generated.ts';

export const notificationArrived: NonNullable<SubscriptionResolvers['notificationArrived']> = {
  subscribe: async (_parent, _args, { listen }) =>
    hearing(await listen(), ({ event }) => event === 'notification'),
  resolve: async ({ dbId }: UpstreamEvent, _args: object, { loaders, viewer }: Context) => ({
    notification: await loaders.notifications.loadNonNull(dbId),
    viewer: await viewer(),
  }),
};
