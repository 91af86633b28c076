import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { whenOpened } from './whenOpened.tsx';

test('the code is fetched when the part opens, once, and the part stays to close by itself', async () => {
  let fetched = 0;
  const Part = whenOpened(async () => {
    fetched += 1;
    return { default: ({ open }: { open: boolean }) => <p>{open ? 'Open' : 'Closing'}</p> };
  });
  const { rerender } = renderUi(<Part open={false} />);
  expect(fetched).toBe(0);
  rerender(<Part open />);
  expect(await screen.findByText('Open')).toBeDefined();
  rerender(<Part open={false} />);
  expect(screen.getByText('Closing')).toBeDefined();
  expect(fetched).toBe(1);
});
