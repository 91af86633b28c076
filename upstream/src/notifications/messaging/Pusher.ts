import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { forgetMessagingToken, messagingTokensOf } from '../../session/index.ts';
import type { Announced } from '../live/announce.ts';
import type { LiveFeed } from '../live/feed.ts';
import { takeForPush } from './addressees.ts';
import type { PushMessage } from './messenger.ts';
import type { Messengers } from './messengers.ts';

/** Maximum number of notifications pushed at once, so that one slow service does not delay the others. */
const MOST_AT_ONCE = 16;
/** Maximum number of waiting pushes; further notifications only appear in the lists. */
const MOST_WAITING = 1_000;
/** How long a start waits for the connection to PostgreSQL, in milliseconds. */
const PATIENCE = 3_000;

interface PusherOptions {
  database: Database;
  feed: LiveFeed;
  messengers: Messengers;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/**
 * Pushes each notification to devices after it is committed, at most once: if the process dies, the notification is
 * only in the list. Nothing waits for it, and failures are logged without the device's address.
 */
export class Pusher {
  readonly #options: PusherOptions;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #waiting: Announced[] = [];

  constructor(options: PusherOptions) {
    this.#options = options;
  }

  /** Starts listening. An installation without push has no connection for it. */
  async start(): Promise<void> {
    const { feed, messengers } = this.#options;
    if (!messengers.isAny) return;
    feed.add({ onAnnounced: (announced) => this.#take(announced), onLost: () => undefined });
    // Waits so that nothing is missed from the first call on, but an unavailable database must not prevent the start.
    const patience = new AbortController();
    await Promise.race([
      feed.ready(),
      wait(PATIENCE, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
  }

  /** Stops immediately; pushes in progress are abandoned. */
  async close(): Promise<void> {
    this.#stopping.abort();
    this.#waiting = [];
    await Promise.all(this.#running);
  }

  #take(announced: Announced): void {
    if (announced.event !== 'notification' || this.#stopping.signal.aborted) return;
    if (this.#waiting.length >= MOST_WAITING) {
      this.#options.log.warn('too many notifications to push');
      return;
    }
    this.#waiting.push(announced);
    this.#next();
  }

  #next(): void {
    if (this.#running.size >= MOST_AT_ONCE) return;
    const announced = this.#waiting.shift();
    if (!announced) return;
    const push = async (): Promise<void> => {
      await this.#push(announced);
      this.#running.delete(running);
      this.#next();
    };
    const running = push();
    this.#running.add(running);
  }

  async #push(announced: Announced): Promise<void> {
    const { database, clock, log } = this.#options;
    const { tenantId, id } = announced;
    try {
      const addressed = await takeForPush(database, announced, clock());
      if (!addressed) return;
      const { message, staffIds } = addressed;
      const tokens = await messagingTokensOf(database, { tenantId, staffIds }, clock());
      await Promise.all(tokens.map((token) => this.#send(tenantId, token, message)));
    } catch (error) {
      log.warn({ err: error, notification: id }, 'a notification could not be pushed');
    }
  }

  async #send(tenantId: string, token: string, message: PushMessage): Promise<void> {
    const { database, messengers, log } = this.#options;
    const messenger = messengers.of(token);
    if (!messenger) return;
    const delivery = await messenger.send(token, message, this.#stopping.signal);
    if (delivery === 'gone') await forgetMessagingToken(database, tenantId, token);
    if (delivery === 'failed' && !this.#stopping.signal.aborted) {
      log.warn({ notification: message.id, service: messenger.name }, 'a device could not be told');
    }
  }
}
