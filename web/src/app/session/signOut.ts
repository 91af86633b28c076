import { clearLocal } from '../../local/clear.ts';

/**
 * Removes everything of the session from this device: local and session storage, IndexedDB, caches (spec 1 §4). The
 * login screen renews the graph's store in memory. The caller ends the session on the server first, while it still
 * has the token.
 */
export async function signOut(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await clearLocal();
}
