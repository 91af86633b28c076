import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Whether a GET of the path responds with 200 within a second. */
export async function answers(place: RequestOptions, tls = false): Promise<boolean> {
  // This is a liveness check of a local program whose certificate names another host.
  const options = { timeout: 1_000, rejectUnauthorized: false, ...place };
  return new Promise((resolve) => {
    const asked = (tls ? requestHttps : requestHttp)(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', () => resolve(false));
    asked.end();
  });
}
