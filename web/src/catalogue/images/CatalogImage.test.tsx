import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link } from 'react-router-dom';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { shrink } from '../../ui/picture/shrink.ts';
import { upload } from '../../ui/picture/upload.ts';
import { catalogImageRoute } from './route.ts';

// jsdom can neither decode nor draw pictures, and has no server to upload to.
vi.mock(import('../../ui/picture/shrink.ts'), () => ({
  openPicture: async () => ({ naturalWidth: 800, naturalHeight: 600 }) as HTMLImageElement,
  shrink: vi.fn<typeof shrink>(),
}));
vi.mock(import('../../ui/picture/upload.ts'), () => ({ upload: vi.fn<typeof upload>() }));

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const SET = 'useUpdateItemImageMutation';

beforeEach(() => {
  storeSession({ access_token: 'secret' });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  vi.mocked(shrink)
    .mockReset()
    .mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }));
  vi.mocked(upload).mockReset().mockResolvedValue({ id: 'up1', url: '/files/b.jpg', width: 9, height: 9 });
});

const item = (change: object = {}) => ({
  __typename: 'Product',
  __isCatalogueItem: 'Product',
  id: 'p1',
  title: 'Rakhi',
  thumbnail: '/files/a-small.jpg',
  viewerCanEdit: true,
  ...change,
});

/** Opens the screen from a link of another screen, or directly. */
async function open(search: string, node: object | null, { from }: { from?: string } = {}): Promise<AtRoute> {
  const address = `/catalog-image${search}`;
  const elsewhere = ['/', '/products'].map((path) => ({
    path,
    element: <Link to={address}>{`This is ${path}`}</Link>,
  }));
  const at = renderAt(from ?? address, [catalogImageRoute, ...elsewhere]);
  if (from !== undefined) await at.user.click(await screen.findByRole('link'));
  await answerWith(at.environment, 'CatalogImageQuery', { node });
  return at;
}

test.each([
  ['no type', '?id=p1', item()],
  ['another type than the item has', '?type=service&id=p1', item()],
  ['a type that there is not', '?type=constructor&id=p1', item()],
  ['no id', '?type=product', null],
  ['an id that nothing has', '?type=product&id=zz', null],
  ['the id of something else', '?type=product&id=c1', { __typename: 'Customer' }],
])('with %s it says so and goes back', async (_what, search, node) => {
  const at = await open(search, node, { from: '/products' });
  expect(await screen.findByText('Invalid catalog type or ID.')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/products'));
});

test('who came from nowhere is brought to the first screen', async () => {
  const at = await open('?type=product', null);
  expect(await screen.findByText('Invalid catalog type or ID.')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/'));
});

test('a picture is chosen and saved for the item', async () => {
  const at = await open('?type=product&id=p1', item());
  expect(await screen.findByRole('button', { name: 'Save picture' })).toHaveProperty('disabled', true);
  const files = [new File([PNG], 'photo.png', { type: 'image/png' })];
  await act(async () => void fireEvent.change(screen.getByTestId('picture-file'), { target: { files } }));
  await at.user.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(await sentInput(at.environment, SET)).toMatchObject({ item: 'p1', image: 'up1' });
  const saved = item({ image: '/files/b.jpg', thumbnail: '/files/b-small.jpg' });
  await answerWith(at.environment, SET, {
    updateCatalogueItem: { __typename: 'UpdateCatalogueItemSuccess', item: saved },
  });
  expect(await screen.findByText('Picture of Rakhi saved.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save picture' })).toHaveProperty('disabled', true);
});

test('it is taken away, and what fails or is refused is told and kept', async () => {
  const at = await open('?type=product&id=p1', item());
  await at.user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  const save = screen.getByRole('button', { name: 'Save picture' });
  await at.user.click(save);
  expect(await sentInput(at.environment, SET)).toMatchObject({ values: [], removeImage: true });
  await fail(at.environment, SET, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Could not save the picture.')).toBeDefined();
  await at.user.click(save);
  const refusal = { __typename: 'NotFound', __isRefusal: 'NotFound', message: 'It is gone.' };
  await answerWith(at.environment, SET, { updateCatalogueItem: refusal });
  expect(await screen.findByText('It is gone.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo removal' })).toBeDefined();
});

test('who may not edit it looks at it', async () => {
  await open('?type=service&id=s1', item({ __typename: 'Service', id: 's1', viewerCanEdit: false }));
  expect(await screen.findByText(/you need the right to edit the item/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
});
