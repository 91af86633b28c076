import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { Boundary } from './Boundary.tsx';
import { whenOpened } from './whenOpened.tsx';

const failed = (error: unknown) => <p>{String(error)}</p>;

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

test('code that can not be had is told by the screen around it', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = whenOpened<{ open: boolean }>(() => Promise.reject(new TypeError('gone')));
  renderUi(
    <Boundary renderFailed={failed}>
      <Part open />
    </Boundary>,
  );
  expect(await screen.findByText('TypeError: gone')).toBeDefined();
  silence.mockRestore();
});
