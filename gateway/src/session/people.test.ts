import { expect, test } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import { profile } from '../testing/fakePerson.ts';
import { meOf } from './me.ts';
import { makePeople } from './people.ts';

function counted() {
  const asked: string[] = [];
  return {
    asked,
    ask: (token: string) => async () => {
      asked.push(token);
      return meOf(profile({ first_name: token }));
    },
  };
}

test('asks once within a second, also for requests that come together', async () => {
  const clock = fakeClock();
  const people = makePeople(clock);
  const { asked, ask } = counted();
  const both = await Promise.all([people.of('a', ask('a')), people.of('a', ask('a'))]);
  expect(both.map(({ profile: { first_name } }) => first_name)).toEqual(['a', 'a']);
  clock.pass(999);
  await people.of('a', ask('a'));
  expect(asked).toEqual(['a']);
  clock.pass(1);
  await people.of('a', ask('a'));
  expect(asked).toEqual(['a', 'a']);
});

test('never answers one token with the person of another', async () => {
  const people = makePeople(fakeClock());
  const { ask } = counted();
  await people.of('a', ask('a'));
  expect((await people.of('b', ask('b'))).profile.first_name).toBe('b');
});

test('asks again after a failure, and after being told to forget', async () => {
  const people = makePeople(fakeClock());
  const { asked, ask } = counted();
  await expect(people.of('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await people.of('a', ask('a'));
  people.forget('a');
  await people.of('a', ask('a'));
  expect(asked).toEqual(['a', 'a']);
});

test('keeps a thousand at most', async () => {
  const people = makePeople(fakeClock());
  const { asked, ask } = counted();
  for (let index = 0; index <= 1_000; index += 1) await people.of(`t${index}`, ask(`t${index}`));
  await people.of('t0', ask('t0'));
  expect(asked).toHaveLength(1_002);
  await people.of('t1000', ask('t1000'));
  expect(asked).toHaveLength(1_002);
});
