import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { shrink } from '../../ui/picture/shrink.ts';
import { upload } from '../../ui/picture/upload.ts';
import { OpenDrawer } from '../drawer/OpenDrawer.tsx';
import { ITEM, screenData } from '../drawer/testing.tsx';
import { product } from '../list/testing.tsx';
import { OpenPicture } from './OpenPicture.tsx';

// jsdom can neither decode nor draw pictures, and has no server to upload to.
vi.mock(import('../../ui/picture/shrink.ts'), () => ({
  openPicture: async () => ({ naturalWidth: 800, naturalHeight: 600 }) as HTMLImageElement,
  shrink: vi.fn<typeof shrink>(),
}));
vi.mock(import('../../ui/picture/upload.ts'), () => ({ upload: vi.fn<typeof upload>() }));

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

beforeEach(() => {
  storeSession({ access_token: 'secret' });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  vi.mocked(shrink).mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }));
  vi.mocked(upload).mockResolvedValue({ id: 'up1', url: '/files/b.jpg', width: 9, height: 9 });
});

/** Stands in for a list with the dialog above it. */
function List() {
  const [, setSearch] = useSearchParams();
  const close = (): void => setSearch({});
  return (
    <>
      <OpenDrawer
        rights={{ add: true, edit: true, remove: true }}
        kind="PRODUCT"
        onClose={close}
        onSaved={() => undefined}
      />
      <OpenPicture onClose={close} />
    </>
  );
}

const press = (name: RegExp | string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test.each([
  {
    what: 'the picture of a row',
    address: '/?picture=p1',
    query: 'PictureDialogQuery',
    data: { node: { __isNode: 'Product', ...product('p1', 'Kota saree') } },
    save: 'Save picture',
    mutation: 'useUpdateItemImageMutation',
    field: 'updateCatalogueItem',
    saved: 'UpdateCatalogueItemSuccess',
  },
  {
    what: 'the form of an item',
    address: '/?edit=p1',
    query: 'ItemDrawerQuery',
    data: screenData(),
    save: /^Save/,
    mutation: 'useSaveItemUpdateMutation',
    field: 'updateCatalogueItem',
    saved: 'UpdateCatalogueItemSuccess',
  },
])('$what stays while a picture is chosen and not saved', async (one) => {
  const at = renderAt(one.address, [{ path: '/', element: <List /> }]);
  await answerWith(at.environment, one.query, one.data);
  const files = [new File([PNG], 'photo.png', { type: 'image/png' })];
  // Found before `act`, in which nothing renders that is still loading.
  const file = await screen.findByTestId('picture-file');
  await act(async () => void fireEvent.change(file, { target: { files } }));
  await press('Close');
  expect(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' })).toBeDefined();
  await press('Stay');
  expect(at.place()).toBe(one.address);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press(one.save);
  expect(await sentInput(at.environment, one.mutation)).toMatchObject({ item: 'p1', image: 'up1' });
  const item = { ...product('p1', 'Kota saree'), ...ITEM, image: '/b.jpg', thumbnail: '/b-small.jpg' };
  await answerWith(at.environment, one.mutation, { [one.field]: { __typename: one.saved, item } });
  await waitFor(() => expect(at.place()).toBe('/'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
