import { vi } from 'vitest';

const isFunction = (value: unknown): value is () => unknown => typeof value === 'function';

/** A fake browser with push support, as far as the client uses it. */
export interface TestBrowser {
  permission: NotificationPermission;
  /** The user's answer to the permission prompt. */
  answer: NotificationPermission;
  /** The current subscription. */
  subscription: { endpoint: string; unsubscribe: () => Promise<boolean> } | null;
  /** The keys used to subscribe. */
  keys: unknown[];
  /** Sends a message from the service worker to the page. */
  tell: (data: unknown) => void;
}

export function unstubPush(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}

/** Stubs notifications and a push service in jsdom. */
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
    // The user takes a moment to answer.
    requestPermission: () =>
      new Promise((resolve) => {
        setTimeout(() => resolve((browser.permission = browser.answer)));
      }),
  });
  vi.stubGlobal('PushManager', isFunction);
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return browser;
}
