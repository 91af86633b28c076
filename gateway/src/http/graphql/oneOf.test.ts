import { expect, test } from 'vitest';
import { signedIn } from '../../testing/fakePerson.ts';
import { post, testApp, TOKEN } from '../../testing/testApp.ts';
import { readManifest } from './manifest.ts';
import { nameOf } from './route.ts';

const [id] = [...readManifest()].find(([, text]) => nameOf(text) === 'useCreateDocumentMutation') ?? [];
const query = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { __typename } }';

const input = {
  key: '018f0000-0000-7000-8000-0000000000aa',
  type: 'INVOICE',
  customer: 'c',
  lines: [],
};

test.each([
  ['none', {}, { id }],
  ['none', {}, { query }],
  ['both', { amount: '1.00', percent: '1' }, { id }],
  ['both', { amount: '1.00', percent: '1' }, { query }],
])(
  'a discount that chooses %s is told at either door, and nothing is written',
  async (_what, discount, door) => {
    const { app, received } = await testApp([signedIn()]);
    const answer = await post(
      app,
      { ...door, variables: { input: { ...input, discount } } },
      { token: TOKEN },
    );
    expect(answer.json()).toMatchObject({
      errors: [
        {
          message: expect.stringContaining(
            'Exactly one key must be specified for OneOf type "DiscountInput"',
          ),
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
    expect(received.filter(({ call }) => call !== 'GET /me')).toEqual([]);
  },
);
