import { forms } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { fakeUpstream, answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { profile, signedIn } from '../testing/fakePerson.ts';
import { makePeople } from '../session/people.ts';
import { openOperation } from './openOperation.ts';

const form = answering(forms.getForm, ({ query }) => ({
  success: true,
  id: 1,
  name: query.form_name,
  fields: [],
}));

function open(fakes: readonly Fake[], maxCalls?: number) {
  const { upstream, received } = fakeUpstream(fakes);
  const session = { token: 'first', deviceToken: undefined, rememberDevice: () => undefined };
  const people = makePeople(upstream.clock);
  return { context: openOperation({ upstream, people, session, requestId: 'r', maxCalls }), received };
}

test('names the shop of the caller where the endpoint wants it', async () => {
  const { context, received } = open([signedIn(), form]);
  await context.call(forms.getForm, { query: { form_name: 'invoice' } });
  expect(received.map(({ call, caller }) => [call, caller.tenantSchema])).toEqual([
    ['GET /me', undefined],
    ['GET /get_form', 'shop_1'],
  ]);
});

test('asks anew who the caller is once upstream has refused him a right', async () => {
  const { context, received } = open([signedIn(), refusing(forms.getForm, 'PERMISSION_DENIED')]);
  const ask = () => context.call(forms.getForm, { query: { form_name: 'invoice' } });
  await expect(ask()).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  await context.viewer();
  expect(received.map(({ call }) => call)).toEqual(['GET /me', 'GET /get_form', 'GET /me']);
});

test('ends an operation that makes too many calls', async () => {
  const { context } = open([signedIn(), form], 3);
  const ask = (name: string) => context.call(forms.getForm, { query: { form_name: name } });
  await ask('a');
  await ask('b');
  expect(context.calls.made).toBe(3);
  await expect(ask('c')).rejects.toMatchObject({
    message: 'This operation asks for too much at once.',
    extensions: { code: 'TOO_COMPLEX' },
  });
});

test('allows twenty calls unless told otherwise', async () => {
  const { context } = open([signedIn(), form]);
  const names = Array.from({ length: 19 }, (_, index) => `form${index}`);
  await Promise.all(names.map((name) => context.loaders.forms.load(name)));
  expect(context.calls.made).toBe(20);
  await expect(context.loaders.forms.load('one more')).rejects.toThrow('too much at once');
});

test('is the operation of whoever has signed in meanwhile', async () => {
  const { context, received } = open([
    {
      endpoint: signedIn().endpoint,
      answer: (_parts, caller) => profile({ first_name: String(caller.token) }),
    },
  ]);
  expect((await context.viewer()).profile.first_name).toBe('first');
  expect(context.knownViewer()?.profile.first_name).toBe('first');
  context.signIn('second');
  expect(context.knownViewer()).toBeUndefined();
  expect((await context.viewer()).profile.first_name).toBe('second');
  context.signOut();
  await expect(context.viewer()).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  expect(received).toHaveLength(2);
});
