import { type OpenLinkMessage, safeLink } from './openLink.ts';
import { scope } from './scope.ts';

/** The server's message: PushMessage of upstream/src/notifications/messaging/messenger.ts. */
interface PushMessage {
  id: string;
  title: string;
  body: string;
  link: string;
}

const NAMES = ['id', 'title', 'body', 'link'] as const;

const isPushMessage = (data: unknown): data is PushMessage =>
  typeof data === 'object' &&
  data !== null &&
  NAMES.every((name) => typeof (data as Partial<PushMessage>)[name] === 'string');

function messageOf(data: PushMessageData | null): PushMessage | undefined {
  try {
    const message: unknown = data?.json();
    return isPushMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

const pages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Safari revokes the permission if a push message shows no notification. */
const mustShow = async (): Promise<boolean> => {
  const subscription = await scope.registration.pushManager.getSubscription();
  return subscription?.endpoint.startsWith('https://web.push.apple.com/') ?? false;
};

/** A user looking at Galla sees the message there already. */
const show = async ({ id, title, body, link }: PushMessage): Promise<void> => {
  const isSeen = (await pages()).some(({ visibilityState }) => visibilityState === 'visible');
  if (isSeen && !(await mustShow())) return;
  await scope.registration.showNotification(title, {
    body,
    tag: id,
    icon: '/icons/icon-192.png',
    data: safeLink(link),
  });
};

/** Uses an open page, which may ask about unsaved work first, or else a new one. */
const open = async (link: string): Promise<void> => {
  const [page] = await pages();
  if (page === undefined) {
    await scope.clients.openWindow(link);
    return;
  }
  const message: OpenLinkMessage = { type: 'galla.open', link };
  page.postMessage(message);
  await page.focus();
};

scope.addEventListener('push', (event) => {
  const message = messageOf(event.data);
  if (message !== undefined) event.waitUntil(show(message));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(safeLink(String(event.notification.data))));
});
