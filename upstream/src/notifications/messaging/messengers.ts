import type { Messenger } from './messenger.ts';
import { otherMessenger } from './otherService.ts';
import type { Pause } from './post.ts';
import type { MessagingSettings } from './settings.ts';
import { webPushMessenger } from './webPush.ts';

/** The messaging services of this installation. */
export interface Messengers {
  /** What browsers register with; undefined where they can't. */
  readonly publicKey: string | undefined;
  readonly isAny: boolean;
  /** The service that a token is of. */
  of(token: string): Messenger | undefined;
}

/** Opens the services that the settings name; a token is of the first that takes it. */
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
