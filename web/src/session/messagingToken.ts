/** The browser's push address is stored in local storage with the session (spec 1 §3). */
const NAME = 'messaging_token';

/** The address registered in this session; undefined if there is none, and after a logout. */
export const keptMessagingToken = (): string | undefined => localStorage.getItem(NAME) ?? undefined;

/** Stores the address; undefined if messages are no longer wanted. */
export function keepMessagingToken(token: string | undefined): void {
  if (token === undefined) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, token);
}

/** The browser keeps the subscription when a logout clears the storage. Web Push: the subscription as JSON. */
async function browsersToken(): Promise<string | undefined> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? JSON.stringify(subscription) : undefined;
}

/** The push address of this browser, for the login (spec 1 §7). A failure to get it must not prevent the login. */
export async function messagingToken(): Promise<string | undefined> {
  return keptMessagingToken() ?? (await browsersToken().catch(() => undefined));
}
