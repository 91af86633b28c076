import { session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { requestOf } from './request.ts';

const caller = { token: 'token', requestId: 'r', address: '203.0.113.7', userAgent: 'Chrome' };
const body = { mobile: '9000000001', password: '4826' };

test('a call that opens a session tells where it comes from, and brings no token', () => {
  const { headers } = requestOf(session.login, { body }, caller);
  expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Chrome' });
  expect(headers).not.toHaveProperty('authorization');
});

test('any other call brings the token and the address, which upstream limits', () => {
  const { headers } = requestOf(session.me, {}, caller);
  expect(headers).toMatchObject({
    authorization: 'Bearer token',
    'x-request-id': 'r',
    'x-forwarded-for': '203.0.113.7',
  });
  expect(headers).not.toHaveProperty('user-agent');
});
