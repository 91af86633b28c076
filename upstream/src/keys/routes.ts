import { directoryRoute, type Route } from '../http/route.ts';
import { apiKeys, createApiKey, revokeApiKey } from './contract.ts';
import { createKey } from './create.ts';
import { listKeys } from './list.ts';
import { revokeKey } from './revoke.ts';

/** API keys, which the owner makes for other programs. */
export const routes: Route[] = [
  directoryRoute(apiKeys, async (call) => ({ success: true, data: await listKeys(call) })),

  directoryRoute(createApiKey, (call) => createKey(call, call.body)),

  directoryRoute(revokeApiKey, async (call) => {
    await revokeKey(call, call.params.id);
    return { success: true, id: call.params.id };
  }),
];
