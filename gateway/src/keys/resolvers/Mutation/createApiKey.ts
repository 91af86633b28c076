import { keys } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { apiKeyOf, scopesOfRules } from '../../schema.mappers.ts';

export const createApiKey: NonNullable<MutationResolvers['createApiKey']> = withRefusals(
  async ({ key, name, scopes, life }, { call }) => {
    const body = { name, scopes: scopesOfRules(scopes), life };
    const { secret, data } = await call(keys.createApiKey, { key, body });
    return { __typename: 'CreateApiKeySuccess', apiKey: apiKeyOf(data), secret };
  },
);
