import { dashboard } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const UNTIL = '2026-11-20T06:29:45.000Z';
const SINCE = '2026-11-19T00:00:00.000Z';

const tasks = answering(dashboard.getTask, () => ({
  success: true,
  data: [
    { id: uuid('a', 1), task_detail: 'Call', due_date: '2026-11-24', status: 1 as const, done_at: null },
  ],
  changes: { deleted: [uuid('a', 2)], until: UNTIL },
}));

const ask = (args: string) =>
  runOperation(
    `query { viewer { dashboard { tasks(${args}) {
      deletedIds updatedUntil edges { node { id } } } } } }`,
    { fakes: [signedIn(), tasks] },
  );

test('tells what was changed since of both kinds, and the global ids of what is gone', async () => {
  const { data, errors, received } = await ask(
    `updatedSince: "${SINCE}", orderBy: { field: UPDATED, direction: ASC }`,
  );
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts.query).toEqual({
    limit: 20,
    offset: 0,
    include: 'changes',
    updated_since: SINCE,
    sort_by: 'updated',
    sort_order: 'asc',
  });
  expect(data).toEqual({
    viewer: {
      dashboard: {
        tasks: {
          deletedIds: [globalId('Task', uuid('a', 2))],
          updatedUntil: UNTIL,
          edges: [{ node: { id: globalId('Task', uuid('a', 1)) } }],
        },
      },
    },
  });
});

test.each([
  [`filter: { completed: true }, updatedSince: "${SINCE}"`, { status: 0, updated_since: SINCE }],
  [`filter: {}, updatedSince: "${SINCE}"`, { status: 1, updated_since: SINCE }],
  ['orderBy: { field: DUE, direction: DESC }, updatedSince: null', { status: 1, sort_by: 'due' }],
])('%s asks for one kind', async (args, query) => {
  const { received } = await ask(args);
  expect(received.at(-1)?.parts.query).toMatchObject(query);
});
