/** Something that happened, as upstream tells it: what, and the record's own id. */
export interface UpstreamEvent {
  readonly event: 'notification' | 'document';
  readonly dbId: string;
}

/** As many as may wait for a reader that is busy; who falls further behind is let go and comes again. */
const MOST_WAITING = 100;

/**
 * What one reader hears, as an iterator that ends at once when it is told to: an async generator would wait for the
 * next happening first, and hold its reader's place until then.
 */
export class EventQueue implements AsyncIterableIterator<UpstreamEvent> {
  readonly #waiting: UpstreamEvent[] = [];
  readonly #onLeave: () => void;
  #next: PromiseWithResolvers<IteratorResult<UpstreamEvent>> | undefined;
  #end: { error: unknown } | 'left' | undefined;

  constructor(onLeave: () => void) {
    this.#onLeave = onLeave;
  }

  /** Tells the reader; false when it is too far behind. */
  push(happening: UpstreamEvent): boolean {
    if (this.#end) return true;
    if (this.#next) {
      this.#next.resolve({ done: false, value: happening });
      this.#next = undefined;
      return true;
    }
    return this.#waiting.push(happening) <= MOST_WAITING;
  }

  /** Nothing more is heard, for this reason. */
  fail(error: unknown): void {
    if (this.#end) return;
    this.#end = { error };
    this.#waiting.length = 0;
    this.#next?.reject(error);
    this.#next = undefined;
    this.#onLeave();
  }

  async next(): Promise<IteratorResult<UpstreamEvent>> {
    const value = this.#waiting.shift();
    if (value) return { done: false, value };
    if (this.#end === 'left') return { done: true, value: undefined };
    if (this.#end) throw this.#end.error;
    this.#next = Promise.withResolvers();
    return this.#next.promise;
  }

  async return(): Promise<IteratorResult<UpstreamEvent>> {
    if (!this.#end) {
      this.#end = 'left';
      this.#waiting.length = 0;
      this.#next?.resolve({ done: true, value: undefined });
      this.#next = undefined;
      this.#onLeave();
    }
    return { done: true, value: undefined };
  }

  async throw(): Promise<IteratorResult<UpstreamEvent>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
