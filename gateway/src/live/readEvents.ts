import type { Readable } from 'node:stream';
import type { UpstreamEvent } from './EventQueue.ts';

/** Maximum size of an event; upstream's have some 80 bytes. */
const MOST = 8 * 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An event of the stream, without heartbeats. */
export type StreamEvent = UpstreamEvent | 'ready';

function eventOf(block: string): StreamEvent | undefined {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const event = fields.get('event');
  if (event === 'ready') return 'ready';
  if (event !== 'notification' && event !== 'document') return undefined;
  const data: unknown = JSON.parse(fields.get('data') ?? 'null');
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
  return typeof id === 'string' && UUID.test(id) ? { event, dbId: id } : undefined;
}

/** Reads upstream's server-sent events; unknown ones of a later version are skipped. */
export async function* readEvents(body: Readable): AsyncGenerator<StreamEvent> {
  let text = '';
  for await (const piece of body.setEncoding('utf8')) {
    text += String(piece);
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    if (text.length > MOST) throw new Error('An event without an end');
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}
