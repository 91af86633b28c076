import { globalId } from '../../relay/ids.ts';
import type { StageResolvers } from '../../types.generated.ts';

export const Stage: StageResolvers = {
  id: ({ dbId }) => globalId('Stage', dbId),
};
