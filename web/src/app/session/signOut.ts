import { clearLocal } from '../../local/clear.ts';

/**
 * Leaves nothing of the session on this device: local and session storage, IndexedDB, caches (spec 1 §4); the login
 * screen renews the graph's store in memory. The server's side is ended by the caller, while it still has the token.
 */
export async function signOut(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await clearLocal();
}
