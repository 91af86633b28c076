import { createHash } from 'node:crypto';
import { notifications } from '@galla/upstream/contract';
import { refused } from '../refusals/RefusalError.ts';
import { refusalOf } from '../rest/answer.ts';
import { Fault } from '../rest/Fault.ts';
import { type Caller, requestOf } from '../rest/request.ts';
import type { Upstream } from '../rest/upstream.ts';
import { EventQueue, type UpstreamEvent } from './EventQueue.ts';
import { readEvents } from './readEvents.ts';

/** The caller whose events are delivered. */
export type Listener = Caller & { readonly token: string };

/** Live events from upstream: one stream per token, shared by all its readers here. */
export interface Feeds {
  /**
   * Events for the user of the token from now on. Throws a RefusalError without a valid session; the iterator
   * throws when upstream is lost, and the reader should reconnect.
   */
  listen(caller: Listener): Promise<EventQueue>;
  /** Current number of readers. */
  readonly readers: number;
  close(): void;
}

/** Maximum readers of one token: the tabs of a browser, each with a few subscriptions. */
const MOST_OF_TOKEN = 40;
const MOST = 5_000;

interface Feed {
  readers: Set<EventQueue>;
  leaving: AbortController;
  ready: Promise<void>;
}

export function openFeeds(upstream: Pick<Upstream, 'listen'>): Feeds {
  const feeds = new Map<string, Feed>();
  const readers = () => [...feeds.values()].reduce((sum, feed) => sum + feed.readers.size, 0);

  function open(key: string, caller: Listener): Feed {
    const heard = Promise.withResolvers<void>();
    // Avoids an unhandled rejection when nobody waits any more.
    heard.promise.catch(() => undefined);
    const feed: Feed = { readers: new Set(), leaving: new AbortController(), ready: heard.promise };
    feeds.set(key, feed);
    void hearToTheEnd(key, feed, hear(feed, caller, heard.resolve), heard.reject);
    return feed;
  }

  /** Passes the end of the stream to all readers: upstream ends it with its session, and when it stops. */
  async function hearToTheEnd(
    key: string,
    feed: Feed,
    hearing: Promise<void>,
    onEnd: (error: unknown) => void,
  ): Promise<void> {
    let error: unknown = new Fault('unreachable');
    try {
      await hearing;
    } catch (failure) {
      error = failure;
    }
    if (feeds.get(key) === feed) feeds.delete(key);
    onEnd(error);
    for (const reader of feed.readers) reader.fail(error);
  }

  async function hear(feed: Feed, caller: Listener, onReady: () => void): Promise<void> {
    const request = requestOf(notifications.events, {}, caller);
    const { statusCode, headers, body } = await upstream.listen(request, feed.leaving.signal);
    if (statusCode !== 200) throw refusalOf({ status: statusCode, headers, text: await body.text() });
    for await (const event of readEvents(body)) {
      if (event === 'ready') onReady();
      else tellAll(feed, event);
    }
  }

  function tellAll({ readers: all }: Feed, event: UpstreamEvent): void {
    for (const reader of all) if (!reader.push(event)) reader.fail(new Fault('unreachable'));
  }

  async function listen(caller: Listener): Promise<EventQueue> {
    const key = createHash('sha256').update(caller.token).digest('base64');
    const shared = feeds.get(key);
    // Checked before a stream is opened, which nobody would close.
    if ((shared?.readers.size ?? 0) >= MOST_OF_TOKEN || readers() >= MOST)
      throw refused('TOO_MANY_REQUESTS', { n: 5 });
    const feed = shared ?? open(key, caller);
    const reader: EventQueue = new EventQueue(() => leave(key, feed, reader));
    feed.readers.add(reader);
    try {
      await feed.ready;
    } catch (error) {
      void reader.return();
      throw error instanceof Error ? error : new Fault('unreachable', { cause: error });
    }
    return reader;
  }

  function leave(key: string, feed: Feed, reader: EventQueue): void {
    feed.readers.delete(reader);
    if (feed.readers.size > 0) return;
    if (feeds.get(key) === feed) feeds.delete(key);
    feed.leaving.abort();
  }

  return {
    listen,
    get readers() {
      return readers();
    },
    close() {
      for (const { readers: left, leaving } of feeds.values()) {
        for (const reader of left) reader.fail(new Fault('unreachable'));
        leaving.abort();
      }
      feeds.clear();
    },
  };
}
