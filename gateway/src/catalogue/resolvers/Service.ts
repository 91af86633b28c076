import { globalId } from '../../relay/ids.ts';
import type { ServiceResolvers } from '../../types.generated.ts';

export const Service: ServiceResolvers = {
  id: ({ dbId }) => globalId('Service', dbId),
};
