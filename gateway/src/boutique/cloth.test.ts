import { boutique } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { orderRow } from '../testing/fakeOrders.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const item = globalId('OrderItem', uuid('2', 1));
const SET = `mutation ($input: SetClothInput!) { setCloth(input: $input) { __typename
  ... on OrderSuccess { order { number } } ... on InvalidInput { problems { field } } } }`;
const RETURN = `mutation ($input: ReturnClothInput!) { returnCloth(input: $input) { __typename } }`;
const saved = () => ({ success: true as const, message: '', order: orderRow(1) });
const cloth = { description: 'Blue silk', metres: '2.5' };

test.each([
  ['the photo that is there stays', cloth, cloth],
  ['no photo', { ...cloth, photo: null }, { ...cloth, photo: null }],
  ['another photo', { ...cloth, photo: globalId('Upload', uuid('4', 1)) }, { ...cloth, photo: uuid('4', 1) }],
  ['no cloth', null, null],
])('a cloth is sent as it was noted: %s', async (_what, noted, sent) => {
  const { data, received } = await runOperation(SET, {
    variables: { input: { key: KEY, item, cloth: noted } },
    fakes: [signedIn(), answering(boutique.setCloth, saved)],
  });
  expect(data).toEqual({ setCloth: { __typename: 'OrderSuccess', order: { number: '26-27/J/00001' } } });
  const asked = received.find(({ call }) => call.endsWith('/boutique/setcloth'));
  expect(asked?.parts.body).toEqual({ item_id: uuid('2', 1), cloth: sent });
});

test('what is left is sent in metres, and what is wrong is told at the input’s field', async () => {
  const back = await runOperation(RETURN, {
    variables: { input: { key: KEY, item, left: '0.350' } },
    fakes: [signedIn(), answering(boutique.returnCloth, saved)],
  });
  const asked = back.received.find(({ call }) => call.endsWith('/boutique/returncloth'));
  expect(asked?.parts.body).toEqual({ item_id: uuid('2', 1), left: '0.35' });
  const problems = [{ field: 'item_id', code: 'INVALID_INPUT' as const, message: 'No.' }];
  const { data } = await runOperation(SET, {
    variables: { input: { key: KEY, item, cloth } },
    fakes: [signedIn(), refusing(boutique.setCloth, 'INVALID_INPUT', undefined, problems)],
  });
  expect(data).toEqual({ setCloth: { __typename: 'InvalidInput', problems: [{ field: 'item' }] } });
});
