import { problem } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, itemRow } from '../testing/fakeCatalogue.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const SET = `mutation ($input: UpdateCatalogueItemInput!) { updateCatalogueItem(input: $input) {
  __typename
  ... on UpdateCatalogueItemSuccess { item { id image thumbnail } }
  ... on InvalidInput { problems { field message } }
} }`;
const UPLOAD = globalId('Upload', uuid('e', 1));

const set = (input: object, ...fakes: Fake[]) =>
  runOperation(SET, {
    variables: { input: { key: KEY, values: [], ...input } },
    fakes: [signedIn(), ...fakes],
  });
const keeps = (changes: object): Fake =>
  answering(catalogue.uploadCatalogImage, () => ({ success: true, data: itemRow(1, changes) }));

test('a picture of a product alone is set by its upload, with one call that asks nothing of the form', async () => {
  const item = globalId('Product', itemId(1));
  const pictures = { image: '/files/a.jpg?e=1', thumbnail: '/files/a-small.jpg?e=1' };
  const { data, errors, calls, received } = await set({ item, image: UPLOAD }, keeps(pictures));
  expect(errors).toEqual([]);
  expect(data).toEqual({
    updateCatalogueItem: {
      __typename: 'UpdateCatalogueItemSuccess',
      item: {
        id: item,
        image: `http://localhost:4000${pictures.image}`,
        thumbnail: `http://localhost:4000${pictures.thumbnail}`,
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /uploadCatalogImage']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: { id: itemId(1), kind: 'product', image_id: uuid('e', 1) },
  });
});

test('the picture of a service is taken away', async () => {
  const item = globalId('Service', itemId(1));
  const { received } = await set({ item, removeImage: true }, keeps({ category: 'service' }));
  expect(received[1]?.parts.body).toEqual({ id: itemId(1), kind: 'service', remove_image: 1 });
});

test('an upload that is gone is told at the picture; what is no item is not there', async () => {
  const item = globalId('Product', itemId(1));
  const problems = [problem('image', 'INVALID_INPUT', 'files.uploadGone')];
  const gone = refusing(catalogue.uploadCatalogImage, 'INVALID_INPUT', {}, problems);
  const { data } = await set({ item, image: UPLOAD }, gone);
  expect(data).toMatchObject({ updateCatalogueItem: { problems: [{ field: 'image' }] } });
  const none = await set({ item: globalId('Customer', itemId(1)), image: UPLOAD });
  expect(none.data).toMatchObject({ updateCatalogueItem: { __typename: 'NotFound' } });
  expect(none.calls).toEqual(['GET /me']);
});
