import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import webPush from 'web-push';
import type { Messenger } from './messenger.ts';
import { type Pause, post } from './post.ts';
import type { WebPushSettings } from './settings.ts';

/** In seconds; after a longer absence a person reads the list. */
const KEPT = 12 * 3_600;

/** A browser's subscription as written by `JSON.stringify(subscription)`: its messaging token. */
const Subscription = Type.Object({
  endpoint: Type.String({ maxLength: 2_000 }),
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}=*$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{16,32}=*$' }),
  }),
});

const validator = Compile(Subscription);

function subscriptionOf(token: string): Static<typeof Subscription> | undefined {
  try {
    const value: unknown = JSON.parse(token);
    return validator.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a URL belongs to one of the services. Clients provide the URL, and upstream can reach hosts that they must
 * not reach.
 */
export function isAt(services: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host } = new URL(address);
  return services.some((service) => {
    const [scheme, below] = service.split('//*');
    return below === undefined ? origin === service : protocol === scheme && host.endsWith(below);
  });
}

/**
 * Notifies browsers by Web Push: encrypted for the browser (RFC 8291), signed with the installation's key (RFC 8292).
 */
export function webPushMessenger(settings: WebPushSettings, pause?: Pause): Messenger {
  const { publicKey, privateKey, subject, services } = settings;
  return {
    name: 'web push',
    accepts: (token) => subscriptionOf(token) !== undefined,
    async send(token, message, signal) {
      const subscription = subscriptionOf(token);
      if (!subscription || !isAt(services, subscription.endpoint)) return 'gone';
      let details;
      try {
        details = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: KEPT,
        });
      } catch {
        // The key is not a point on the curve, so no browser created it.
        return 'gone';
      }
      const { endpoint, headers, body } = details;
      return post({ url: endpoint, headers, body }, signal, pause);
    },
  };
}
