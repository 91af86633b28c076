import { Readable } from 'node:stream';

/** Maximum buffered bytes for a slow reader, which is then disconnected and has to reconnect. */
const MOST_WAITING = 64 * 1024;
/** In milliseconds. */
const END_WITHIN = 300;

/** Server-sent events for one reader, with a limited buffer. */
export class EventStream {
  readonly bytes: Readable;
  #isEnded = false;

  constructor(onClose: () => void) {
    this.bytes = new Readable({ read: () => undefined, highWaterMark: 1024 });
    this.bytes.once('close', onClose);
    // A disconnecting reader is not an error.
    this.bytes.on('error', () => undefined);
  }

  send(event: string, data: object): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a heartbeat, so that proxies do not close an idle connection. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Ends the stream; a reader that does not finish is disconnected. */
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
