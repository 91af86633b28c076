import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer as insert } from '../../billing/testing/index.ts';
import { type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { detailCalls } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
let customer_id: string;
const calls = () => detailCalls(api, () => shop);
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  customer_id = (await insert(shop, { name: 'Priya' })).id;
});
afterAll(() => api.close());

const notes = async () => (await calls().details(customer_id)).body.notes;
const words = (n: number) => Array.from({ length: n }, (_, at) => `w${at}`).join(' ');

test('a note is added, edited and deleted; the newest stands first', async () => {
  const first = await calls().note({ customer_id, note: ' Likes blue ', tag_list: 'Very Happy, Revisit' });
  expect(first.body).toMatchObject({
    message: 'Note saved',
    data: { note: 'Likes blue', tag_list: 'Very Happy,Revisit', created_by: expect.any(String) },
  });
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await calls().note({ customer_id, note: 'Call before delivery' });
  expect((await notes()).map(({ note }) => note)).toEqual(['Call before delivery', 'Likes blue']);
  const { id: note_id, version } = first.body.data;
  const edited = await calls().note({
    customer_id,
    note: 'Likes green',
    note_id,
    expected_version: version,
  });
  expect(edited.body.data).toMatchObject({ id: note_id, note: 'Likes green', tag_list: '' });
  const late = await calls().note({ customer_id, note: 'Red', note_id, expected_version: version });
  expect(late.refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await calls().removeNote(note_id)).body).toMatchObject({ message: 'Note deleted', customer_id });
  expect((await calls().removeNote(note_id)).status).toBe(404);
  expect(await notes()).toHaveLength(1);
});

test.each([
  [words(51), 'Note cannot exceed 50 words.'],
  ['x'.repeat(1001), 'Note cannot exceed 1000 characters.'],
  ['  ', 'Please enter a note.'],
])('%.20s… is refused at its field', async (note, message) => {
  const { status, refusal } = await calls().note({ customer_id, note });
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field: 'note', message }]);
  expect(await notes()).toEqual([]);
});

test('fifty words are taken, and a note of another customer is not there', async () => {
  const { body } = await calls().note({ customer_id, note: words(50) });
  const other = await insert(shop, { name: 'Ravi' });
  const moved = await calls().note({ customer_id: other.id, note: 'X', note_id: body.data.id });
  expect(moved.status).toBe(404);
});

test("a colleague's customer keeps his notes to those who may see him", async () => {
  const { body } = await calls().note({ customer_id, note: 'Likes blue' });
  const seller = await shop.addEmployee(['customers:view', 'customers:edit', 'customers:delete']);
  expect((await calls().removeNote(body.data.id, seller)).status).toBe(404);
  expect(await notes()).toHaveLength(1);
});
