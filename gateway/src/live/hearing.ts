import type { UpstreamEvent, EventQueue } from './EventQueue.ts';

/** Filters events for the source of a subscription; like its source, the iterator ends at once. */
export function hearing(
  happenings: EventQueue,
  concerns: (happening: UpstreamEvent) => boolean,
): AsyncIterableIterator<UpstreamEvent> {
  async function next(): Promise<IteratorResult<UpstreamEvent>> {
    for (;;) {
      const heard = await happenings.next();
      if (heard.done || concerns(heard.value)) return heard;
    }
  }
  return {
    next,
    return: () => happenings.return(),
    throw: () => happenings.throw(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
