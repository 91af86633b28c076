import { Dialog } from '@chakra-ui/react/dialog';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import type { ChosenColumn, MatchColumn } from './choices.ts';
import { MatchColumns } from './MatchColumns.tsx';

const FIELDS = [
  { name: 'name', label: 'Name', required: true },
  { name: 'mobile', label: 'Mobile number', required: true },
  { name: 'email', label: 'Email', required: false },
];

function open(...columns: MatchColumn[]) {
  const onMatched = vi.fn<(chosen: ChosenColumn[]) => void>();
  const element = (
    <Dialog.Root open>
      <Dialog.Content>
        <MatchColumns
          sheet="parties.xlsx"
          columns={columns}
          fields={FIELDS}
          problem={undefined}
          busy={false}
          onMatched={onMatched}
          onAgain={() => undefined}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
  return { ...renderAt('/', [{ path: '/', element }]), onMatched };
}

const column = (letter: string, heading: string, field: string | null): MatchColumn => ({
  column: letter,
  heading,
  sample: 'x',
  field,
});
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const TWICE = 'Mobile number is already taken from column B. Choose another field, or leave it out.';

test('two columns for one field are told at the second, and nothing goes on before that is mended', async () => {
  const { user, onMatched } = open(
    column('A', 'Party', 'name'),
    column('B', 'Phone', 'mobile'),
    column('C', 'Phone', null),
  );
  const second = await select('C · Phone');
  await user.selectOptions(second, 'Mobile number *');
  expect(screen.getByText(TWICE)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onMatched).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(second);
  await user.selectOptions(second, 'Leave out');
  expect(screen.queryByText(TWICE)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onMatched).toHaveBeenCalledWith([
    { column: 'A', field: 'name' },
    { column: 'B', field: 'mobile' },
    { column: 'C', field: null },
  ]);
});

test('headings that match nothing are told, and required fields without a column', async () => {
  const { user, onMatched } = open(column('A', '', null), column('B', 'Bhaav', null));
  expect(await screen.findByText(/None of these headings is known/)).toBeDefined();
  expect(screen.getByText('Name has no column yet. Choose one.')).toBeDefined();
  expect(screen.getByText('Mobile number has no column yet. Choose one.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onMatched).not.toHaveBeenCalled();
  // A column without a heading is named by its letter.
  expect(document.activeElement).toBe(await select('Column A'));
});
