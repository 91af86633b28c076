import type { Messenger } from './messenger.ts';
import { otherMessenger } from './otherService.ts';
import type { Pause } from './post.ts';
import type { MessagingSettings } from './settings.ts';
import { webPushMessenger } from './webPush.ts';

/** The push services of this installation. */
export interface Messengers {
  /** The key that browsers subscribe with; undefined when not available. */
  readonly publicKey: string | undefined;
  readonly isAny: boolean;
  /** The service that a token belongs to. */
  of(token: string): Messenger | undefined;
}

/** Opens the configured services; a token belongs to the first one that accepts it. */
export function openMessengers({ webPush, other }: MessagingSettings, pause?: Pause): Messengers {
  const all = [
    ...(webPush ? [webPushMessenger(webPush, pause)] : []),
    ...(other ? [otherMessenger(other, pause)] : []),
  ];
  return {
    publicKey: webPush?.publicKey,
    isAny: all.length > 0,
    of: (token) => all.find((one) => one.accepts(token)),
  };
}
