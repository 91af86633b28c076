/** The browser's address at the messaging service stands in local storage with the session (spec 1 §3). */
const NAME = 'messaging_token';

/** Where push messages for this browser go; undefined until it was allowed and registered, and after a logout. */
export const messagingToken = (): string | undefined => localStorage.getItem(NAME) ?? undefined;

/** Keeps it for the next login; undefined when messages are no longer wanted. */
export function keepMessagingToken(token: string | undefined): void {
  if (token === undefined) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, token);
}
