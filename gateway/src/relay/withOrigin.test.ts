import { expect, test } from 'vitest';
import { profile, signedIn } from '../testing/fakePerson.ts';
import { post, testApp, TOKEN } from '../testing/testApp.ts';

const QUERY = '{ viewer { profile { image } } }';
const IMAGE = '/files/shop/avatars/a.jpg?e=1&s=x';

async function imageOf(image: string | null, publicUrl?: string): Promise<unknown> {
  const { app } = await testApp([signedIn(profile({ image }))], { publicUrl });
  const forged = { token: TOKEN, host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'null' };
  return post(app, { query: QUERY }, forged).then((answer) => answer.json<unknown>());
}

const answered = (image: string | null) => ({ data: { viewer: { profile: { image } } } });

test('addresses begin with the public address that is set, never with what the caller says of it', async () => {
  expect(await imageOf(IMAGE, 'https://shop.example')).toEqual(answered(`https://shop.example${IMAGE}`));
});

test('without a setting they begin with where the server listens', async () => {
  expect(await imageOf(IMAGE)).toEqual(answered(`http://localhost:0${IMAGE}`));
});

test('an address of another server stays, and so does none', async () => {
  expect(await imageOf('https://cdn.example/a.jpg')).toEqual(answered('https://cdn.example/a.jpg'));
  expect(await imageOf(null)).toEqual(answered(null));
});
