import { keys } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const revokeApiKey: NonNullable<MutationResolvers['revokeApiKey']> = withRefusals(
  async ({ key, apiKey }, { call }) => {
    await call(keys.revokeApiKey, { key, params: { id: dbIdOf('ApiKey', apiKey) } });
    return { __typename: 'RevokeApiKeySuccess', deletedId: apiKey };
  },
);
