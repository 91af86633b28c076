import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

const INDEX = `<!doctype html><title>Galla</title>${' '.repeat(2_000)}`;
const SCRIPT = `export const rupee = '₹';${' '.repeat(2_000)}`;

async function webClient() {
  const folder = mkdtempSync(join(tmpdir(), 'galla-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'assets', 'index-B1a2c3d4.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'worker-B1a2c3d4.mjs'), SCRIPT);
  writeFileSync(join(folder, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  mkdirSync(join(folder, 'icons'));
  writeFileSync(join(folder, 'icons', 'maskable-512.png'), '');
  const { app } = await testApp([], { webFolder: folder });
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test.each(['index-B1a2c3d4.js', 'worker-B1a2c3d4.mjs'])(
  'serves %s for good, and compressed',
  async (name) => {
    const get = await webClient();
    const answer = await get(`/assets/${name}`, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
    const plain = await get(`/assets/${name}`);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
  },
);

test('asks for everything else each time', async () => {
  const get = await webClient();
  const types = {
    '/': 'text/html',
    '/sw.js': 'application/javascript',
    '/manifest.webmanifest': 'application/manifest+json',
    '/icons/maskable-512.png': 'image/png',
  };
  for (const [url, type] of Object.entries(types)) {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain(type);
  }
});

test.each(['/Billing', '/crm/customer-details', '/QrCodePage?data=abc', '/PaymentHistoryPage/5'])(
  'the screen %s is the client',
  async (url) => {
    const get = await webClient();
    const answer = await get(url, { accept: 'text/html,*/*' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toBe(INDEX);
  },
);

test.each([
  ['/assets/old-B1a2c3d4.js', 'text/html,*/*'],
  ['/favicon.png', 'text/html'],
  ['/Billing', 'application/json'],
  ['/../settings.ts', 'text/plain'],
  ['/assets/..%2f..%2fsecret', 'text/plain'],
])('%s for %s is no screen', async (url, accept) => {
  const get = await webClient();
  const answer = await get(url, { accept });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('<title>');
});

test('without a client an address of a screen is not found', async () => {
  const { app } = await testApp();
  const answer = await app.inject({ url: '/Billing', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().errors[0].extensions.code).toBe('NOT_FOUND');
});
