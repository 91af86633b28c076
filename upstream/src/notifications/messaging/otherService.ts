import type { Messenger } from './messenger.ts';
import { type Pause, post } from './post.ts';

/** URL and key of another service. */
interface OtherService {
  url: string;
  key: string | undefined;
}

/**
 * Sends messages to a service run by the installation, which knows the tokens of its clients, e.g. of a phone app: POST
 * `{ token, id, title, body, link }`; 2xx means accepted, 404 or 410 an unknown token.
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
