import type { Readable } from 'node:stream';
import type { TestApi } from '../../testing/index.ts';
import { events } from '../contract.ts';

/** An open event stream of a test. */
export interface TestStream {
  status: number;
  /** Events received so far, e.g. "notification 018f…", without heartbeats. */
  readonly heard: readonly string[];
  readonly isEnded: boolean;
  bytes: Readable;
  leave(): void;
}

/** Opens `GET /events` as a person. */
export async function openStream({ app }: TestApi, token: string): Promise<TestStream> {
  const open = () =>
    app.inject({
      method: events.method,
      url: events.path,
      headers: { authorization: `Bearer ${token}` },
      payloadAsStream: true,
    });
  let response = await open();
  // The feed is not connected yet; readers retry.
  while (response.statusCode === 503) response = await open();
  const bytes = response.stream();
  const heard: string[] = [];
  let isEnded = false;
  bytes.on('data', (piece: Buffer) => {
    for (const [, event, data] of String(piece).matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
      const { id }: { id?: string } = JSON.parse(data ?? '{}');
      heard.push(id === undefined ? String(event) : `${event} ${id}`);
    }
  });
  const end = () => {
    isEnded = true;
  };
  bytes.on('error', end).on('end', end).on('close', end);
  return {
    status: response.statusCode,
    heard,
    get isEnded() {
      return isEnded;
    },
    bytes,
    leave: () => void bytes.destroy(),
  };
}
