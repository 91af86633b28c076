import type { Caller } from '../../http/caller.ts';
import { findSession } from '../../session/findSession.ts';
import { loadCaller } from '../../session/loadCaller.ts';
import type { TestApi, TestShop } from '../../testing/index.ts';

/** The owner of a test's shop in the form that handlers receive, for tests below HTTP. */
export async function ownerOf(api: TestApi, shop: TestShop): Promise<Caller> {
  const session = await findSession(api.database, shop.owner.token, api.clock.now);
  const caller = session && (await shop.within((db) => loadCaller(db, session)));
  if (!caller) throw new Error('The owner of a test is signed in');
  return caller;
}
