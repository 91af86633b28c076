import { expect, test } from 'vitest';
import { post, testApp } from '../testing/testApp.ts';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

test.each(['/healthz', '/graphql', '/pdf/x', '/playground', '/nowhere', '/metrics', '/assets/x.js'])(
  '%s answers with the security headers',
  async (url) => {
    const { app } = await testApp();
    const answer = await app.inject({ url });
    expect(answer.headers).toMatchObject(EVERYWHERE);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('unsafe-eval');
  },
);

test('errors have the headers too', async () => {
  const { app } = await testApp();
  const answer = await post(app, 'no json');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).toMatchObject(EVERYWHERE);
});

test('browsers are held to TLS only where it is spoken', async () => {
  const plain = await testApp();
  expect((await plain.app.inject({ url: '/healthz' })).headers['strict-transport-security']).toBeUndefined();
  const safe = await testApp([], { publicUrl: 'https://shop.example' });
  expect((await safe.app.inject({ url: '/healthz' })).headers['strict-transport-security']).toBe(
    'max-age=31536000',
  );
});
