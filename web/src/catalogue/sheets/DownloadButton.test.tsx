import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { storeSession } from '../../app/session/store.ts';
import { renderAt } from '../../testing/render.tsx';
import { DownloadButton } from './DownloadButton.tsx';

vi.mock(import('../../app/pdf/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  storeSession({ access_token: 'secret' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  vi.mocked(saveFile).mockReset();
});

function open() {
  const filter = { search: 'soap', categories: [], statuses: ['AVAILABLE'] };
  return renderAt('/', [{ path: '/', element: <DownloadButton kind="PRODUCT" filter={filter} /> }]);
}

test('saves what the list shows under the name that the server gives it', async () => {
  const name = `attachment; filename="x.xlsx"; filename*=UTF-8''Meenakshi_Products_2026-11-22.xlsx`;
  fetched.mockResolvedValue(new Response('PK', { headers: { 'content-disposition': name } }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(vi.mocked(saveFile).mock.calls[0]?.[0].name).toBe('Meenakshi_Products_2026-11-22.xlsx');
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/sheets/export');
  expect(options?.method).toBe('POST');
  expect(new Headers(options?.headers).get('Authorization')).toBe('Bearer secret');
  expect(JSON.parse(options?.body as string)).toEqual({
    kind: 'product',
    search: 'soap',
    statuses: ['AVAILABLE'],
  });
});

test('a failure is told, and a download that was given up is none', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { status: 500 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Failed to export Excel file.')).toBeDefined();
  fetched.mockImplementationOnce(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('left')));
      }),
  );
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel download' }));
  expect(await screen.findByRole('button', { name: 'Download' })).toBeDefined();
  expect(saveFile).not.toHaveBeenCalled();
});
