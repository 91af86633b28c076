import { globalId } from '../../relay/ids.ts';
import type { ApiKeyResolvers } from '../../types.generated.ts';

export const ApiKey: ApiKeyResolvers = {
  id: ({ dbId }) => globalId('ApiKey', dbId),
  createdBy: ({ creatorId }, _args, { loaders }) => loaders.employees.load(creatorId),
};
