import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { json, reset, type Respond } from '../testing/faultyServer.ts';
import { signedInServer } from '../testing/signedInServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const ID = '018f0000-0000-7000-8000-0000000000aa';
const MB = 1024 * 1024;
const stored = {
  success: true,
  id: ID,
  image: '/files/shop/avatars/a.jpg?e=1&s=x',
  width: 640,
  height: 640,
  expires_at: '2026-11-20T07:30:00.000Z',
};

/** Answers, and records that a complete body arrived. */
function noting(arrived: string[]): Respond {
  const answer = json(stored);
  return (request, response) => {
    arrived.push(request.url ?? '');
    answer(request, response);
  };
}

function form(size: number): FormData {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(size)], { type: 'image/jpeg' }), 'photo.jpg');
  return body;
}

async function send(
  respond: Respond,
  {
    use = 'avatar',
    size = 1000,
    token = TOKEN,
    ...headers
  }: { use?: string; size?: number; token?: string } & Record<string, unknown> = {},
) {
  const server = await signedInServer(respond);
  const { app } = await testApp([], { upstream: { url: server.url } });
  const answer = await app.inject({
    method: 'POST',
    url: `/uploads?use=${use}`,
    headers: { ...headers, ...(token !== '' && { authorization: `Bearer ${token}` }) },
    payload: form(size),
  });
  return { answer, requests: server.requests };
}

test('streams a picture to upstream and answers the id that inputs name', async () => {
  const { answer, requests } = await send(json(stored), { cookie: 'a=b' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    id: globalId('Upload', ID),
    url: stored.image,
    width: 640,
    height: 640,
    expiresAt: '2026-11-20T07:30:00.000Z',
  });
  expect(requests[0]?.url).toBe('/uploads?use=avatar');
  expect(requests[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}` });
  expect(requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(requests[0]?.headers).not.toHaveProperty('cookie');
});

test('asks for a session first, and takes no token but that of the header', async () => {
  const { answer, requests } = await send(json(stored), { token: '' });
  expect(answer.statusCode).toBe(401);
  expect(requests).toHaveLength(0);
});

test.each(['', 'passport', '__proto__', 'constructor'])('there is no picture for %j', async (use) => {
  const { answer, requests } = await send(json(stored), { use });
  expect(answer.statusCode).toBe(422);
  expect(requests).toHaveLength(0);
});

test('breaks off what is too large, also when it had announced less', async () => {
  const arrived: string[] = [];
  const announced = await send(noting(arrived), { size: 4 * MB });
  expect(announced.answer.statusCode).toBe(413);
  expect(announced.requests).toHaveLength(0);
  const silent = await send(noting(arrived), { size: 4 * MB, 'content-length': '100' });
  expect(silent.answer.statusCode).toBe(413);
  expect(arrived).toEqual([]);
  expect((await send(json(stored), { size: 4 * MB, use: 'product' })).answer.statusCode).toBe(200);
});

const refusal = {
  success: false,
  status: false,
  code: 'INVALID_INPUT',
  message: 'Invalid file type. Please upload a JPEG or PNG image.',
  problems: [
    {
      field: 'file',
      code: 'INVALID_INPUT',
      message: 'Invalid file type. Please upload a JPEG or PNG image.',
    },
  ],
  request_id: 'r',
};

test('tells what upstream refuses, and its faults', async () => {
  const refused = await send(json(refusal, 422));
  expect(refused.answer.statusCode).toBe(422);
  expect(refused.answer.json().errors[0]).toMatchObject({
    message: 'Invalid file type. Please upload a JPEG or PNG image.',
    extensions: { code: 'INVALID_INPUT' },
  });
  expect((await send(reset)).answer.statusCode).toBe(503);
  expect((await send(json({ id: 1 }))).answer.statusCode).toBe(502);
});

test('takes nothing but a form with files', async () => {
  const { app } = await testApp([signedIn()]);
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/uploads?use=avatar', headers, payload: '{}' });
  expect(answer.statusCode).toBe(415);
});
