import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { useState } from 'react';
import type { CommissionPart } from '@galla/domain';
import { SplitChoice } from './SplitChoice.tsx';
import { SplitLine } from './SplitLine.tsx';

const PEOPLE = ['Rekha Yadav', 'Sunil Meena', 'Farah Khan', 'Gopal Saini', 'Asha Rao', 'Imran Ali'].map(
  (fullName, at) => ({ __typename: 'Employee', id: `e${at + 1}`, fullName }),
);
const [REKHA, SUNIL] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]];
const SHARED = [
  { percent: 60, employee: REKHA },
  { percent: 40, employee: SUNIL },
];

type Props = Parameters<typeof SplitLine>[0];
const draw = (more: Partial<Props> = {}) =>
  renderAt('/', [
    {
      path: '/',
      element: <SplitLine sale="d1" number="26-27/A/00413" seller="e1" parts={[]} mayChange {...more} />,
    },
  ]);

async function open(more: Partial<Props> = {}) {
  const at = draw(more);
  await at.user.click(await screen.findByRole('button', { name: /Split commission|Change the split/ }));
  await answerWith(at.environment, 'SplitDialogQuery', {
    viewer: { __typename: 'Viewer', tenant: { __typename: 'Tenant', employees: PEOPLE } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the commission of 26-27/A/00413' }));
  await dialog.findByRole('combobox', { name: /Person 1/ });
  const person = (n: number) => dialog.getByRole('combobox', { name: new RegExp(`Person ${n}`) });
  const percent = (n: number) => {
    const field = dialog.getAllByRole('textbox', { name: /Per cent/ })[n - 1];
    if (!field) throw new Error(`There is no row ${n}`);
    return field;
  };
  const retype = async (n: number, text: string) => {
    await at.user.clear(percent(n));
    if (text !== '') await at.user.type(percent(n), text);
  };
  const save = () => at.user.click(dialog.getByRole('button', { name: 'Save the split' }));
  return { ...at, dialog, person, percent, retype, save };
}

test('who shares it is told, and nothing where all is the seller’s and stays so', async () => {
  draw({ parts: SHARED, mayChange: false });
  const line = within(await screen.findByRole('region', { name: 'Commission split' }));
  expect(line.getByText('Rekha Yadav 60 %')).toBeDefined();
  expect(line.getByText('Sunil Meena 40 %')).toBeDefined();
  expect(line.queryByRole('button')).toBeNull();
});

test('who sees no employees reads the own part alone', async () => {
  draw({ parts: [{ percent: 40, employee: null }], mayChange: false });
  expect(await screen.findByText('Your part 40 %')).toBeDefined();
});

test('nothing stands there where nobody shares it and one may not change it', () => {
  draw({ mayChange: false });
  expect(screen.queryByText('Commission split')).toBeNull();
});

test('a new split begins with the seller and a half, and is sent with what was seen', async () => {
  const at = await open();
  expect(at.person(1)).toHaveProperty('value', 'e1');
  await at.user.selectOptions(at.person(2), 'Sunil Meena');
  await at.retype(1, '60');
  expect(at.dialog.getByRole('status').textContent).toBe('10 % too much');
  await at.retype(2, '40');
  expect(at.dialog.getByRole('status').textContent).toBe('The parts add up to 100 %');
  await at.save();
  const { key: _key, ...sent } = await sentInput(at.environment, 'useSplitCommissionMutation');
  expect(sent).toEqual({
    sale: 'd1',
    parts: [
      { employee: 'e1', percent: 60 },
      { employee: 'e2', percent: 40 },
    ],
    expectedParts: [],
  });
});

test('each wrong part is told at its field, and nothing is sent', async () => {
  const at = await open({ parts: SHARED });
  await at.retype(2, '39');
  await at.save();
  expect(await at.dialog.findByText('Together 99 %, not 100 %')).toBeDefined();
  await at.retype(2, '0');
  expect(await at.dialog.findByText('Enter a whole per cent from 1 to 99')).toBeDefined();
  await at.retype(2, '40');
  await at.user.selectOptions(at.person(2), 'Rekha Yadav');
  expect(await at.dialog.findByText('This person is already listed')).toBeDefined();
  await at.user.click(at.dialog.getByRole('button', { name: 'Remove person 2' }));
  expect(await at.dialog.findByText(/Name at least two people/)).toBeDefined();
  expect(at.environment.mock.getAllOperations()).toEqual([]);
});

test('a third person is added, at most five are there', async () => {
  const at = await open({ parts: SHARED });
  const add = () => at.dialog.queryByRole('button', { name: 'Add a person' });
  for (let n = 2; n < 5; n++) await at.user.click(add() as HTMLElement);
  expect(at.person(5)).toHaveProperty('value', '');
  expect(add()).toBeNull();
});

test('all to the seller ends it', async () => {
  const at = await open({ parts: SHARED });
  await at.user.click(at.dialog.getByRole('button', { name: 'All to the seller' }));
  await at.save();
  expect(await sentInput(at.environment, 'useSplitCommissionMutation')).toMatchObject({
    parts: [],
    expectedParts: [
      { employee: 'e1', percent: 60 },
      { employee: 'e2', percent: 40 },
    ],
  });
});

test('what the server refuses stands at its person', async () => {
  const at = await open({ parts: SHARED });
  await at.retype(1, '50');
  await at.retype(2, '50');
  await at.save();
  await answerWith(at.environment, 'useSplitCommissionMutation', {
    splitCommission: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Look at it again',
      problems: [
        {
          field: 'parts.1.employee',
          code: 'INVALID_INPUT',
          message: 'This person does not work here any more.',
        },
      ],
    },
  });
  expect(await at.dialog.findByText('This person does not work here any more.')).toBeDefined();
  expect(at.percent(1)).toHaveProperty('value', '50');
});

const LINES = [
  { id: 'l1', name: 'Shirt', parts: [] },
  { id: 'l2', name: 'Saree', parts: [{ percent: 100, employee: SUNIL }] },
];

test('lines that are shared by themselves are told, and chosen in the dialog with who shares them', async () => {
  const at = await open({ parts: SHARED, lines: LINES });
  expect(screen.getByText('Saree: Sunil Meena 100 %')).toBeDefined();
  const what = at.dialog.getByRole('combobox', { name: 'What is shared' });
  await at.user.selectOptions(what, '2. Saree');
  expect(at.person(1)).toHaveProperty('value', 'e2');
  expect(at.percent(1)).toHaveProperty('value', '100');
  await at.user.click(at.dialog.getByRole('button', { name: 'As the whole bill' }));
  await at.save();
  const { key: _key, ...sent } = await sentInput(at.environment, 'useSplitCommissionMutation');
  expect(sent).toEqual({
    sale: 'd1',
    line: 'l2',
    parts: [],
    expectedParts: [{ employee: 'e2', percent: 100 }],
  });
});

test('who is named already stays with another line; one person alone has 100 per cent of it', async () => {
  const at = await open({ parts: SHARED, lines: LINES });
  await at.retype(1, '99');
  await at.user.click(at.dialog.getByRole('button', { name: 'Remove person 2' }));
  await at.user.selectOptions(at.dialog.getByRole('combobox', { name: 'What is shared' }), '1. Shirt');
  expect(at.percent(1)).toHaveProperty('value', '99');
  await at.save();
  expect(await at.dialog.findByText('One person alone has 100 % of a line.')).toBeDefined();
  await at.retype(1, '100');
  await at.save();
  expect(await sentInput(at.environment, 'useSplitCommissionMutation')).toMatchObject({
    line: 'l1',
    parts: [{ employee: 'e1', percent: 100 }],
    expectedParts: [],
  });
});

function Choosing() {
  const [parts, setParts] = useState<readonly CommissionPart[]>([]);
  return (
    <>
      <SplitChoice people={PEOPLE} seller="e1" parts={parts} onParts={setParts} />
      <pre>{JSON.stringify(parts)}</pre>
    </>
  );
}

test('of what is being made nothing is sent: it keeps who is to share it', async () => {
  const at = renderAt('/', [{ path: '/', element: <Choosing /> }]);
  await at.user.click(await screen.findByRole('button', { name: 'Split commission' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Split commission' }));
  await at.user.selectOptions(await dialog.findByRole('combobox', { name: /Person 2/ }), 'Sunil Meena');
  await at.user.click(dialog.getByRole('button', { name: 'Save the split' }));
  expect(await screen.findByText('Rekha Yadav 50 %, Sunil Meena 50 %')).toBeDefined();
  expect(screen.getByText('[{"employee":"e1","percent":50},{"employee":"e2","percent":50}]')).toBeDefined();
  expect(at.environment.mock.getAllOperations()).toEqual([]);
});
