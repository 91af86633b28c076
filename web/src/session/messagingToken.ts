/** The browser's address at the messaging service stands in local storage with the session (spec 1 §3). */
const NAME = 'messaging_token';

/** The address that was registered in this session; undefined without one, and after a logout. */
export const keptMessagingToken = (): string | undefined => localStorage.getItem(NAME) ?? undefined;

/** Keeps it; undefined when messages are no longer wanted. */
export function keepMessagingToken(token: string | undefined): void {
  if (token === undefined) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, token);
}

/** The browser has it still when a logout has emptied the storage. Web Push: the subscription as JSON. */
async function browsersToken(): Promise<string | undefined> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? JSON.stringify(subscription) : undefined;
}

/** Where push messages for this browser go, for the login (spec 1 §7). A browser that fails to say keeps nobody out. */
export async function messagingToken(): Promise<string | undefined> {
  return keptMessagingToken() ?? (await browsersToken().catch(() => undefined));
}
