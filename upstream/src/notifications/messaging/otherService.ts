import type { Messenger } from './messenger.ts';
import { type Pause, post } from './post.ts';

/** Where another service is. */
interface OtherService {
  url: string;
  key: string | undefined;
}

/**
 * Hands messages to a service of the installation's own, which knows the tokens of its clients, e.g. of an app on
 * phones: POST `{ token, id, title, body, link }`; 2xx it took it, 404 or 410 it does not know the token any more.
 */
export function otherMessenger({ url, key }: OtherService, pause?: Pause): Messenger {
  return {
    name: 'other service',
    accepts: () => true,
    send: (token, message, signal) =>
      post(
        {
          url,
          headers: {
            'content-type': 'application/json',
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ token, ...message }),
        },
        signal,
        pause,
      ),
  };
}
