import type { Feeds } from '../live/feeds.ts';
import type { Upstream } from '../rest/upstream.ts';
import type { People } from '../session/people.ts';
import type { Histogram } from './histogram.ts';

/** What lives as long as the server does. */
export interface Gateway {
  readonly upstream: Upstream;
  readonly people: People;
  /** What happens in the shops, for subscriptions. */
  readonly feeds: Feeds;
  /** Times of the calls to upstream. */
  readonly upstreamCalls: Histogram;
  /** Whether answers tell how many calls they took, for tests and measurements. */
  readonly tellsCalls: boolean;
}
