import { session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { post, testApp, TOKEN } from '../testing/testApp.ts';

const LOGIN = {
  query:
    'mutation Login($mobile: String!, $pin: String!) { login(input: { mobile: $mobile, pin: $pin }) { __typename } }',
  variables: { mobile: '9000000001', pin: '4826' },
};
const SECRET = 'secret-of-this-device';

async function logIn(headers: Record<string, string>) {
  const login = answering(session.login, () => ({
    success: true,
    access_token: TOKEN,
    device_token: SECRET,
  }));
  const { app, received } = await testApp([login, signedIn()], { trustProxy: ['127.0.0.1'] });
  const answer = await post(app, LOGIN, headers);
  const [call] = received;
  return { cookie: answer.headers['set-cookie'], body: call?.parts.body };
}

test.each([{ host: 'localhost:4000' }, { host: 'shop.example', 'x-forwarded-proto': 'https' }])(
  'a safe origin keeps the secret out of reach of scripts and of other sites: %j',
  async (headers) => {
    const { cookie } = await logIn(headers);
    expect(cookie).toBe(
      `__Host-galla-device=${SECRET}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict`,
    );
  },
);

test('another origin without TLS can only have the plain name', async () => {
  const { cookie } = await logIn({ host: '192.168.1.5:4000' });
  expect(cookie).toBe(`galla-device=${SECRET}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict`);
});

test('a known device tells its secret at the next login', async () => {
  const { body } = await logIn({ host: 'localhost', cookie: `__Host-galla-device=${SECRET}` });
  expect(body).toMatchObject({ device_token: SECRET });
});

test.each(['other=1', '__Host-galla-device=<script>', `galla-device=${SECRET}`])(
  'what is no secret of ours is not passed on: %s',
  async (cookie) => {
    const { body } = await logIn({ host: 'localhost', cookie });
    expect(body).toMatchObject({ device_token: null });
  },
);
