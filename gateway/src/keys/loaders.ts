import { keys } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { apiKeyOf, type ApiKeyMapper } from './schema.mappers.ts';

export function keyLoaders(call: Call) {
  return {
    // All keys of the shop in one call: it has 20 at most.
    apiKeys: byId<ApiKeyMapper>(
      async () => (await call(keys.apiKeys, {})).data.map(apiKeyOf),
      ({ dbId }) => dbId,
    ),
  };
}
