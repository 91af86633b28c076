import type { UpstreamEvent, EventQueue } from './EventQueue.ts';

/** Only some of what happens, as the source of a subscription: an iterator that ends at once, as its source does. */
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
