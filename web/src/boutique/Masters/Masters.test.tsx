import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { hasFocus } from '../../testing/hasFocus.ts';
import { openMalformed, openMasters, openWithoutShop, OWN, PENDING, stage, tenant } from './testing.tsx';

const many = (count: number) => Array.from({ length: count }, (_, n) => stage(n + 1));
const table = (name: string) => screen.findByRole('table', { name });
const namesIn = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .flatMap((row) => /Stage \d+/.exec(row.textContent)?.[0] ?? []);
const button = (name: string) => screen.getByRole('button', { name });
const CREATE = 'useWriteStagesCreateMutation';
const REORDER = 'useReorderMutation';

test('ten stages stand on a page, or as many as are chosen', async () => {
  const at = await openMasters({ stages: many(12) });
  expect(await namesIn('Stages')).toHaveLength(10);
  await at.user.click(button('Next page'));
  expect(await namesIn('Stages')).toEqual(['Stage 11', 'Stage 12']);
  await at.user.selectOptions(screen.getByLabelText('Stages on a page'), '20 a page');
  expect(await namesIn('Stages')).toHaveLength(12);
  await waitFor(() => expect(at.place()).toBe('/StatusAndStagePage?size=20'));
});

test('a stage is added in a row, of designs unless chosen otherwise; nothing else is edited meanwhile', async () => {
  const at = await openMasters({ stages: [stage(1)] });
  await at.user.click(button('Add Stage'));
  expect(button('Add Status').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit Stage 1' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Design' }).checked).toBe(true);
  await at.user.click(button('Save'));
  expect(await screen.findByText('Name cannot be empty')).toBeDefined();
  expect(waiting(at.environment, CREATE)).toBe(0);
  await at.user.type(screen.getByRole('textbox', { name: 'Stage' }), 'Stage 2');
  await at.user.click(screen.getByRole('radio', { name: 'Pattern' }));
  await at.user.click(button('Save'));
  const { key, ...input } = await sentInput(at.environment, CREATE);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(input).toEqual({ name: 'Stage 2', type: 'PATTERN' });
  await answerWith(at.environment, CREATE, {
    createStage: {
      __typename: 'StageSuccess',
      tenant: tenant({ stages: [stage(1), stage(2, { type: 'PATTERN' })] }),
    },
  });
  expect(await screen.findByText('Stage saved')).toBeDefined();
  expect(await namesIn('Stages')).toEqual(['Stage 1', 'Stage 2']);
});

test('a row is given up by Cancel or Escape, and what is refused stays in it', async () => {
  const at = await openMasters();
  await at.user.click(button('Edit Trial done'));
  await at.user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  await hasFocus(button('Edit Trial done'));
  await at.user.click(button('Edit Trial done'));
  await at.user.type(screen.getByRole('textbox', { name: 'Status' }), ' twice');
  await at.user.click(button('Save'));
  expect(await sentInput(at.environment, 'useWriteStatusesUpdateMutation')).toMatchObject({
    status: 's2',
    name: 'Trial done twice',
    expectedVersion: 'v1',
  });
  const taken = 'There is a status with this name already.';
  await answerWith(at.environment, 'useWriteStatusesUpdateMutation', {
    updateOrderStatus: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'STATUS_TAKEN',
      message: taken,
      problems: [{ field: 'name', message: taken }],
    },
  });
  expect(await screen.findByText(taken)).toBeDefined();
  await at.user.click(button('Cancel'));
  expect(screen.getByText('Trial done')).toBeDefined();
});

test('what every shop has shows a lock, and can be neither edited nor deleted', async () => {
  await openMasters();
  const [, fixed] = within(await table('Statuses')).getAllByRole('row');
  expect(fixed?.textContent).toContain(PENDING.name);
  expect(within(fixed ?? document.body).queryAllByRole('button')).toEqual([]);
  expect(button(`Delete ${OWN.name}`)).toBeDefined();
});

test('a stage in use is not deleted, and the number of its orders is told', async () => {
  const at = await openMasters({ stages: [stage(1, { orderCount: 41 })] });
  await at.user.click(button('Delete Stage 1'));
  await at.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const message = '41 orders are at this stage. Move them on first.';
  await answerWith(at.environment, 'useWriteStagesDeleteMutation', {
    deleteStage: {
      __typename: 'Refused',
      __isRefusal: 'Refused',
      code: 'STAGE_IN_USE',
      message,
    },
  });
  expect(await screen.findByText(message)).toBeDefined();
});

test('Space lifts a stage, arrows move it, Space drops it; the whole list is sent and shows at once', async () => {
  const at = await openMasters({ stages: many(3) });
  const handle = button('Move Stage 3');
  handle.focus();
  await hasFocus(handle);
  await at.user.keyboard(' {ArrowUp}{ArrowUp}');
  expect(screen.getByText('Stage 3 is number 1 of 3.')).toBeDefined();
  await at.user.keyboard(' ');
  expect(await sentInput(at.environment, REORDER)).toMatchObject({ stages: ['g3', 'g1', 'g2'] });
  expect(await namesIn('Stages')).toEqual(['Stage 3', 'Stage 1', 'Stage 2']);
  await fail(at.environment, REORDER, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Could not save the new stage order.')).toBeDefined();
  expect(await namesIn('Stages')).toEqual(['Stage 1', 'Stage 2', 'Stage 3']);
});

test('Escape puts a lifted stage back, and nothing is sent', async () => {
  const at = await openMasters({ stages: many(3) });
  const handle = button('Move Stage 1');
  handle.focus();
  await hasFocus(handle);
  await at.user.keyboard(' {ArrowDown}{Escape}');
  expect(await namesIn('Stages')).toEqual(['Stage 1', 'Stage 2', 'Stage 3']);
  expect(waiting(at.environment, REORDER)).toBe(0);
});

test('who may only look sees no buttons', async () => {
  await openMasters({ stages: many(1), may: false });
  expect(await namesIn('Stages')).toEqual(['Stage 1']);
  expect(screen.queryByRole('button', { name: /^(Add|Edit|Delete|Move) / })).toBeNull();
});

test('without the shop the screen says so, and Retry asks again', async () => {
  const at = await openWithoutShop();
  expect(await screen.findByText('Failed to fetch statuses and stages')).toBeDefined();
  await at.user.click(button('Retry'));
  await waitFor(() => expect(waiting(at.environment, 'MastersQuery')).toBe(1));
});

test('no stages yet: it says so beside Add', async () => {
  await openMasters({ stages: [] });
  expect(await screen.findByText('No stages yet')).toBeDefined();
  expect(button('Add Stage')).toBeDefined();
});

test('a table that can not be fetched is told, with Retry; the other one stays', async () => {
  await openMasters({ stages: null, statuses: [PENDING] });
  expect(await screen.findByText('Failed to fetch stages')).toBeDefined();
  expect(screen.getByRole('table', { name: 'Statuses' })).toBeDefined();
  expect(button('Retry')).toBeDefined();
});

test('what can not be saved stays in its row, and is told', async () => {
  const at = await openMasters({ stages: [stage(1)] });
  for (const [opens, label, mutation, message] of [
    ['Add Stage', 'Stage', CREATE, 'Failed to add stage'],
    ['Edit Stage 1', 'Stage', 'useWriteStagesUpdateMutation', 'Failed to update stage'],
    ['Add Status', 'Status', 'useWriteStatusesCreateMutation', 'Failed to add status'],
    ['Edit Trial done', 'Status', 'useWriteStatusesUpdateMutation', 'Failed to update status'],
  ] as const) {
    await at.user.click(button(opens));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
    fireEvent.change(field, { target: { value: 'New' } });
    await at.user.click(button('Save'));
    await fail(at.environment, mutation, new GraphFailure('INTERNAL', 'x', 'r1'));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe('New');
    await at.user.click(button('Cancel'));
  }
});

test('statuses that can not be fetched are told', async () => {
  await openMasters({ statuses: null });
  expect(await screen.findByText('Failed to fetch statuses')).toBeDefined();
});

test.each([
  ['stages', 'Failed to fetch stages: Invalid data format', 'Statuses'],
  ['statuses', 'Failed to fetch statuses: Invalid data format', 'Stages'],
] as const)('%s that are no list are told as such; the other table stays', async (list, message, other) => {
  await openMalformed(list);
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('table', { name: other })).toBeDefined();
  expect(button('Retry')).toBeDefined();
});
