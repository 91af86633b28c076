import { vi } from 'vitest';

const isFunction = (value: unknown): value is () => unknown => typeof value === 'function';

/** A browser that can be told, as far as the client asks it. */
export interface TestBrowser {
  permission: NotificationPermission;
  /** What the person answers when he is asked. */
  answer: NotificationPermission;
  /** The subscription that stands. */
  subscription: { endpoint: string; unsubscribe: () => Promise<boolean> } | null;
  /** The keys that were subscribed with. */
  keys: unknown[];
  /** A message of the service worker to the page. */
  tell: (data: unknown) => void;
}

/** Takes it away again. */
export function unstubPush(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}

/** Gives the test's browser notifications and a push service. */
export function stubPush(): TestBrowser {
  const events = new EventTarget();
  const browser: TestBrowser = {
    permission: 'default',
    answer: 'granted',
    subscription: null,
    keys: [],
    tell: (data) => void events.dispatchEvent(new MessageEvent('message', { data })),
  };
  const pushManager = {
    getSubscription: async () => browser.subscription,
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: unknown }) => {
      browser.keys.push(key);
      browser.subscription = {
        endpoint: `https://push.example/${browser.keys.length}`,
        unsubscribe: async () => {
          browser.subscription = null;
          return true;
        },
      };
      return browser.subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = Object.assign(events, {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    // A person takes a moment.
    requestPermission: () =>
      new Promise((resolve) => {
        setTimeout(() => resolve((browser.permission = browser.answer)));
      }),
  });
  vi.stubGlobal('PushManager', isFunction);
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return browser;
}
