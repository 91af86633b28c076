import type { KeyLife, Right } from '@galla/domain';
import type { TestApi } from '../testing/api.ts';
import { call } from '../testing/call.ts';
import type { TestShop } from '../testing/shop.ts';
import { createApiKey } from './contract.ts';

/** An API key with its secret. */
export interface TestKey {
  id: string;
  secret: string;
}

/** Makes a key as the owner of a shop, with a fresh PIN. */
export async function makeKey(
  api: TestApi,
  shop: TestShop,
  scopes: readonly Right[],
  { name = 'Tally', life = 'NO_END' }: { name?: string; life?: KeyLife } = {},
): Promise<TestKey> {
  const body = { name, scopes: [...scopes], life };
  const answer = await call(api, createApiKey, { token: shop.owner.token, body });
  if (answer.status !== 200) throw new Error(`No key: ${answer.refusal.message}`);
  return { id: answer.body.data.id, secret: answer.body.secret };
}
