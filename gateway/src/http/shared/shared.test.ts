import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import type { Answer } from '../../rest/arguments.ts';
import { answering, type Fake, refusing } from '../../testing/fakeUpstream.ts';
import { faultyServer, json, text } from '../../testing/faultyServer.ts';
import { testApp } from '../../testing/testApp.ts';

const SECRET = 'AbCdEfGhIjKlMnOpQrStUv';
const UPI = 'upi://pay?pa=m%40upi&pn=M&am=40.00&cu=INR&tr=1';

const opens = (changes: Partial<Answer<typeof billing.openShared>['data']> = {}) =>
  answering(billing.openShared, (): Answer<typeof billing.openShared> => ({
    success: true,
    data: {
      shop_name: 'Meenakshi & Daughters <b>',
      type: 'invoice',
      serial_number: '26-27/A/00001',
      date: '2026-11-20',
      total_amount: '1100.00',
      pending_amount: '40.00',
      is_canceled: 0,
      upi_link: UPI,
      ...changes,
    },
  }));

async function open(...fakes: Fake[]) {
  const { app, log, received } = await testApp(fakes);
  const headers = { accept: 'text/html', host: 'evil.example' };
  return { answer: await app.inject({ url: `/b/${SECRET}`, headers }), log, received };
}

test('shows the bill without a script, kept by nobody, with nothing of who has it in the log', async () => {
  const { answer, log, received } = await open(opens());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(answer.headers['content-security-policy']).not.toContain('script');
  for (const words of [
    'Meenakshi &amp; Daughters &lt;b&gt;',
    'Invoice 26-27/A/00001',
    '20 Nov 2026',
    '₹1,100.00',
    '<dt>Still to pay</dt>',
    '<dd>₹40.00</dd>',
    'aria-label="UPI QR code of ₹40.00 to Meenakshi &amp; Daughters &lt;b&gt;"',
    `href="/b/${SECRET}/bill.pdf"`,
    'href="upi://pay?pa=m%40upi&amp;pn=M&amp;am=40.00&amp;cu=INR&amp;tr=1"',
    '<meta name="robots" content="noindex, nofollow"',
  ])
    expect(answer.body).toContain(words);
  expect(answer.body).not.toMatch(/<script|evil\.example|<b>/);
  expect(log.join('\n')).not.toContain(SECRET);
  expect(received).toHaveLength(1);
});

test.each([
  [{ pending_amount: '0.00', upi_link: null }, 'Paid in full'],
  [{ is_canceled: 1 as const, upi_link: null }, 'This document was canceled.'],
])('%j reads %s, without a code', async (changes, words) => {
  const { answer } = await open(opens(changes));
  expect(answer.body).toContain(words);
  expect(answer.body).not.toMatch(/<svg|Still to pay/);
});

test('an offer asks for nothing', async () => {
  const { answer } = await open(opens({ type: 'proposal', pending_amount: '0.00', upi_link: null }));
  expect(answer.body).not.toMatch(/Paid in full|Still to pay/);
});

test.each([
  ['LINK_ENDED', 404, 'This link is no longer valid. Ask the shop for a new one.'],
  ['TOO_MANY_REQUESTS', 429, 'Too many tries. Please wait a minute.'],
  ['UPSTREAM_UNAVAILABLE', 503, 'The bill cannot be shown at the moment. Please try again.'],
] as const)('%s is a page too', async (code, status, words) => {
  const { answer } = await open(refusing(billing.openShared, code));
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(words);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([101, 250, 10_000])(
  'a secret of %i characters is asked for, and answered like any wrong one',
  async (length) => {
    const { app, received } = await testApp([refusing(billing.openShared, 'LINK_ENDED')]);
    const url = `/b/${'x'.repeat(length)}`;
    const [page, wrong] = [await app.inject({ url }), await app.inject({ url: '/b/x' })];
    expect([page.statusCode, page.body]).toEqual([404, wrong.body]);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(received).toHaveLength(2);
    const pdf = await app.inject({ url: `${url}/bill.pdf` });
    expect(pdf.headers['content-type']).toContain('text/html');
    expect(pdf.body).not.toContain('<script');
  },
);

/** A refusal as upstream sends it. */
const over = (code: string) => ({
  success: false,
  status: false,
  code,
  message: 'Over',
  request_id: 'r-1',
});

test('its PDF opens in the browser; one that ended is the same page', async () => {
  const server = await faultyServer(text('%PDF', 'application/pdf'), json(over('LINK_ENDED'), 404));
  const { app } = await testApp([], { upstream: { url: server.url } });
  const pdf = await app.inject({ url: `/b/${SECRET}/bill.pdf` });
  expect([pdf.body, pdf.headers['content-disposition']]).toEqual(['%PDF', 'inline; filename="bill.pdf"']);
  expect(server.bodies).toEqual([JSON.stringify({ secret: SECRET })]);
  const gone = await app.inject({ url: '/b/x/bill.pdf' });
  expect([gone.statusCode, gone.headers['content-disposition']]).toEqual([404, undefined]);
  expect(gone.body).toContain('This link is no longer valid. Ask the shop for a new one.');
});
