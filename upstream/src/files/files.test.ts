import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi, testShop } from '../testing/index.ts';
import { Files } from './files.ts';

const PEPPER = 'the pepper of tests, long enough';
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

let api: TestApi;
let files: Files;
let path: string;
beforeAll(async () => {
  api = await testApi();
  files = new Files(api.filesFolder, PEPPER);
  const { tenantId } = await testShop(api);
  path = `${tenantId}/items/01.png`;
  await files.write(path, PNG);
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ method: 'GET', url });

test('a signed address gives the file, for 12 hours at least and 24 at most', async () => {
  const start = api.clock.now;
  const address = files.address(path, start);
  const after = async (hours: number) => {
    api.clock.now = new Date(start.getTime() + hours * 3_600_000);
    return get(address);
  };
  const response = await after(0);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(PNG);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
  expect((await after(12)).statusCode).toBe(200);
  expect((await after(24)).statusCode).toBe(404);
  api.clock.now = start;
});

test('a picture that lies elsewhere is its own address; any other stands for a stored file', () => {
  const { now } = api.clock;
  expect(files.address('https://example.com/a.png', now)).toBe('https://example.com/a.png');
  expect(files.address('http://example.com/a.png', now)).toMatch(/^\/files\/http:/);
  expect(files.address(null, now)).toBeNull();
});

test('browsers keep a picture as long as its address is the same, and nobody between does', async () => {
  const { headers } = await get(files.address(path, api.clock.now));
  expect(headers['cache-control']).toBe('private, max-age=43200, immutable');
});

test.each([
  ['another file', (address: string) => address.replace('01.png', '02.png')],
  ['a later end', (address: string) => address.replace(/e=\d+/, 'e=99999999999')],
  [
    'another signature',
    (address: string) => address.replace(/s=(.)/, (_, first) => (first === '_' ? 's=-' : 's=_')),
  ],
  ['a way out of the folder', (address: string) => address.replace('items/01.png', '..%2f..%2fetc%2fpasswd')],
])('%s is not found', async (_, forge) => {
  const { statusCode, body } = await get(forge(files.address(path, api.clock.now)));
  expect(statusCode).toBe(404);
  expect(body).not.toContain(api.filesFolder);
});

test.each(['/etc/passwd', '../x.png', 'a/../../x.png', 'a/.hidden', 'a/b', 'a\\b.png', 'a/b.png\0'])(
  'the path %j is never touched',
  async (bad) => {
    await expect(files.write(bad, PNG)).rejects.toThrow('Not a path');
    expect(await files.read(bad)).toBeUndefined();
    const signed = new URLSearchParams(files.address(bad, api.clock.now).split('?')[1]);
    const expiry = Number(signed.get('e'));
    expect(await files.open(bad, expiry, signed.get('s') ?? '', api.clock.now)).toBeUndefined();
  },
);

test('a file that is missing is not found, and not an error', async () => {
  const missing = path.replace('01.png', '09.png');
  expect((await get(files.address(missing, api.clock.now))).statusCode).toBe(404);
  expect(await files.read(missing)).toBeUndefined();
});
