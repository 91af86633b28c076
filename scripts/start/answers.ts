import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Whether a GET of that path is answered with 200; no answer within a second counts as no. */
export async function answers(place: RequestOptions, tls = false): Promise<boolean> {
  // Only whether it lives is asked, of a program on this machine: its certificate names another host.
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
