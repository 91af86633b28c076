import type { Context } from '../../../context.ts';
import type { UpstreamEvent } from '../../../live/EventQueue.ts';
import { hearing } from '../../../live/hearing.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { SubscriptionResolvers } from '../../../types.generated.ts';

export const documentChanged: NonNullable<SubscriptionResolvers['documentChanged']> = {
  async subscribe(_parent, { id }, { listen, loaders }) {
    const wanted = dbIdOf('Document', id);
    // Refused at once, rather than waiting for events that never come.
    await loaders.documents.loadNonNull(wanted);
    return hearing(await listen(), ({ event, dbId }) => event === 'document' && dbId === wanted);
  },
  resolve: async ({ dbId }: UpstreamEvent, _args: object, { loaders }: Context) =>
    loaders.documents.loadNonNull(dbId),
};
