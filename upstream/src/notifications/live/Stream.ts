import { Readable } from 'node:stream';

/** What a reader that does not keep up may leave waiting, in bytes; then it is let go and comes again. */
const MOST_WAITING = 64 * 1024;
/** Milliseconds. */
const END_WITHIN = 300;

/** Server-sent events to one reader. What it does not take in is not kept for it beyond a limit. */
export class EventStream {
  readonly bytes: Readable;
  #isEnded = false;

  constructor(onClose: () => void) {
    this.bytes = new Readable({ read: () => undefined, highWaterMark: 1024 });
    this.bytes.once('close', onClose);
    // A reader who leaves is no failure.
    this.bytes.on('error', () => undefined);
  }

  send(event: string, data: object): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps what stands between from taking the silence for the end. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Nothing more is sent; a reader that does not take the end in is cut off. */
  end(): void {
    if (this.bytes.destroyed) return;
    this.#isEnded = true;
    this.bytes.push(null);
    setTimeout(() => this.bytes.destroy(), END_WITHIN).unref();
  }

  #write(text: string): void {
    if (this.#isEnded || this.bytes.destroyed) return;
    if (this.bytes.readableLength + text.length > MOST_WAITING) this.bytes.destroy();
    else this.bytes.push(text);
  }
}
