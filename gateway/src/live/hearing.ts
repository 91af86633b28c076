import type { Happening, Happenings } from './Happenings.ts';

/** Only some of what happens, as the source of a subscription: an iterator that ends at once, as its source does. */
export function hearing(
  happenings: Happenings,
  concerns: (happening: Happening) => boolean,
): AsyncIterableIterator<Happening> {
  async function next(): Promise<IteratorResult<Happening>> {
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
