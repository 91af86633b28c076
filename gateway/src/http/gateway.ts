import type { Feeds } from '../live/feeds.ts';
import type { Upstream } from '../rest/upstream.ts';
import type { People } from '../session/people.ts';
import type { Histogram } from './histogram.ts';

/** State that lives as long as the server. */
export interface Gateway {
  readonly upstream: Upstream;
  readonly people: People;
  /** Events of the shops, for subscriptions. */
  readonly feeds: Feeds;
  /** Durations of the calls to upstream. */
  readonly upstreamCalls: Histogram;
  /** Whether answers include the number of calls they took, for tests and measurements. */
  readonly tellsCalls: boolean;
}
