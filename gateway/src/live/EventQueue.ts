/** An event from upstream: its kind, and the record's own id. */
export interface UpstreamEvent {
  readonly event: 'notification' | 'document';
  readonly dbId: string;
}

/** Maximum events waiting for a busy reader; one further behind is disconnected and reconnects. */
const MOST_WAITING = 100;

/**
 * One reader's events, as an iterator that ends at once when told: an async generator would wait for the next event
 * first, and occupy the reader's place until then.
 */
export class EventQueue implements AsyncIterableIterator<UpstreamEvent> {
  readonly #waiting: UpstreamEvent[] = [];
  readonly #onLeave: () => void;
  #next: PromiseWithResolvers<IteratorResult<UpstreamEvent>> | undefined;
  #end: { error: unknown } | 'left' | undefined;

  constructor(onLeave: () => void) {
    this.#onLeave = onLeave;
  }

  /** Delivers an event; false when the reader is too far behind. */
  push(happening: UpstreamEvent): boolean {
    if (this.#end) return true;
    if (this.#next) {
      this.#next.resolve({ done: false, value: happening });
      this.#next = undefined;
      return true;
    }
    return this.#waiting.push(happening) <= MOST_WAITING;
  }

  /** Ends the queue with an error. */
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
