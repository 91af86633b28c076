import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { storeSession } from '../../app/session/store.ts';
import { renderAt } from '../../testing/render.tsx';
import { DownloadAct } from './DownloadAct.tsx';

vi.mock(import('../../app/pdf/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  storeSession({ access_token: 'secret' });
});
afterEach(() => vi.unstubAllGlobals());

const press = async (ids: readonly string[]): Promise<void> => {
  const { user } = renderAt('/', [{ path: '/', element: <DownloadAct kind="SERVICE" ids={ids} /> }]);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
};

test('what is selected is saved, whatever the list shows', async () => {
  fetched.mockResolvedValue(new Response('PK'));
  await press(['s1', 's9']);
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [, options] = fetched.mock.calls[0] ?? [];
  expect(JSON.parse(options?.body as string)).toEqual({ kind: 'service', ids: ['s1', 's9'] });
});

test('without a choice it says what is missing instead of sending everything', async () => {
  await press([]);
  expect(await screen.findByText('Please select at least one service.')).toBeDefined();
  expect(fetched).not.toHaveBeenCalled();
});
