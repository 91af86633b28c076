import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { SearchField } from './SearchField.tsx';

function Counter() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField label="Search by title" value={text} onChange={setText} />
      <button type="button">Elsewhere</button>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Search by title' });

test('the slash brings the focus, and is not typed', async () => {
  const { user } = renderUi(<Counter />);
  await user.click(screen.getByText('Elsewhere'));
  await user.keyboard('/silk');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('silk');
});

test('Escape leaves it once it is empty, so that single letters are keys again', async () => {
  const { user } = renderUi(<Counter />);
  await user.type(field(), 'silk{Escape}');
  expect(document.activeElement).toBe(field());
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(document.body);
});

test('Escape empties it; so does the cross, and the focus comes back', async () => {
  const { user } = renderUi(<Counter />);
  await user.type(field(), 'silk{Escape}');
  expect(field().value).toBe('');
  await user.type(field(), 'cotton');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});
