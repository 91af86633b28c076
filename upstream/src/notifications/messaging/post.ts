import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery } from './messenger.ts';

/** A request to a push service. */
export interface Posted {
  url: string;
  headers: Record<string, string | number>;
  body: Buffer | string;
}

/** Per attempt, in milliseconds. */
const TIMEOUT = 5_000;
/** Before the second and third attempt, in milliseconds. */
const PAUSES = [1_000, 4_000];
/** Give up when a service asks to wait longer than this, in milliseconds. */
const LONGEST_PAUSE = 30_000;

/** Delays execution; tests do not wait. */
export type Pause = (milliseconds: number) => Promise<unknown>;

interface Answer {
  status: number;
  /** Milliseconds requested by the service. */
  retryAfter: number | undefined;
}

/** Sends one request; redirects are not followed, since only the original URL was validated. */
function request({ url, headers, body }: Posted, signal: AbortSignal): Promise<Answer> {
  const client = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const sent = client.request(url, { method: 'POST', headers, signal }, (response) => {
      // Only the response head is needed.
      response.destroy();
      const seconds = Number(response.headers['retry-after']);
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: Number.isFinite(seconds) ? seconds * 1_000 : undefined,
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const mayPass = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** Sends with at most three attempts; returns the result. Never rejects. */
export async function post(
  posted: Posted,
  signal: AbortSignal,
  pause: Pause = (milliseconds) => wait(milliseconds, undefined, { signal }),
): Promise<Delivery> {
  for (let attempt = 0; ; attempt += 1) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
    const answer: Answer = await request(posted, limit).catch(() => ({ status: 0, retryAfter: undefined }));
    if (answer.status >= 200 && answer.status < 300) return 'delivered';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    const next = answer.retryAfter ?? PAUSES[attempt];
    const isLast = attempt >= PAUSES.length || next === undefined || next > LONGEST_PAUSE;
    if (!mayPass(answer.status) || isLast || signal.aborted) return 'failed';
    await pause(next * (0.75 + Math.random() / 2)).catch(() => undefined);
  }
}
