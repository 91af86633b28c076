import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { renderUi } from '../../testing/render.tsx';
import { shrink } from '../../ui/picture/shrink.ts';
import { upload } from '../../ui/picture/upload.ts';
import { ImageField } from './ImageField.tsx';
import { usePicture, type Picture } from './usePicture.ts';

// jsdom can neither decode nor draw pictures, and has no server to upload to.
vi.mock(import('../../ui/picture/shrink.ts'), () => ({
  openPicture: async () => ({ naturalWidth: 800, naturalHeight: 600 }) as HTMLImageElement,
  shrink: vi.fn<typeof shrink>(),
}));
vi.mock(import('../../ui/picture/upload.ts'), () => ({ upload: vi.fn<typeof upload>() }));

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const UPLOADED = { id: 'up1', url: '/files/new.jpg', width: 512, height: 384 };

const revoked: string[] = [];

beforeEach(() => {
  revoked.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => 'blob:x',
      revokeObjectURL: (url: string) => revoked.push(url),
    }),
  );
  vi.mocked(shrink)
    .mockReset()
    .mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }));
  vi.mocked(upload).mockReset().mockResolvedValue(UPLOADED);
});

function Form({ use = 'product', current = null }: { use?: Picture['use']; current?: string | null }) {
  const picture = usePicture(use);
  return (
    <>
      <ImageField picture={picture} current={current} />
      <output data-testid="input">{JSON.stringify(picture.input)}</output>
      <button type="button" disabled={picture.busy}>
        Save
      </button>
    </>
  );
}

const file = (bytes = PNG, size = bytes.length): File => {
  const made = new File([bytes], 'photo.png', { type: 'image/png' });
  if (size !== bytes.length) Object.defineProperty(made, 'size', { value: size });
  return made;
};
const choose = (one: File) =>
  act(async () => void fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [one] } }));
const shown = () => screen.queryByRole('img', { name: 'Preview of the picture' })?.getAttribute('src');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const input = (): unknown => JSON.parse(screen.getByTestId('input').textContent);
const hasToWait = (): boolean => button('Save').disabled;

test('a chosen picture is made small, sent at once, and named when the form is saved', async () => {
  renderUi(<Form current="/files/old.jpg" />);
  expect(shown()).toBe('/files/old.jpg');
  expect(input()).toEqual({});
  await choose(file());
  expect(vi.mocked(upload).mock.calls[0]?.[0].use).toBe('product');
  expect(shown()).toBe('/files/new.jpg');
  expect(input()).toEqual({ image: 'up1' });
});

test.each([
  [
    'dropped',
    (one: File) =>
      fireEvent.drop(screen.getByRole('group', { name: 'Image' }), { dataTransfer: { files: [one] } }),
  ],
  ['pasted anywhere', (one: File) => fireEvent.paste(document.body, { clipboardData: { files: [one] } })],
])('it can be %s', async (_how, bring) => {
  renderUi(<Form />);
  await act(async () => void bring(file()));
  expect(input()).toEqual({ image: 'up1' });
});

test('it is cut to a square only if somebody wants that', async () => {
  const { user } = renderUi(<Form />);
  await choose(file());
  expect(vi.mocked(shrink).mock.lastCall?.[2]).toBeUndefined();
  await user.click(button('Crop to a square'));
  await user.click(await screen.findByRole('button', { name: 'Use picture' }));
  expect(vi.mocked(shrink).mock.lastCall?.[2]).toEqual({ left: 100, top: 0, side: 600 });
  expect(upload).toHaveBeenCalledTimes(2);
});

test('removing can be undone, also of a picture that was just chosen', async () => {
  const { user } = renderUi(<Form current="/files/old.jpg" />);
  await user.click(button('Remove picture'));
  expect(input()).toEqual({ removeImage: true });
  expect(screen.getByText('The picture will be removed when you save.')).toBeDefined();
  expect(document.activeElement).toBe(button('Undo removal'));
  await user.click(button('Undo removal'));
  expect(input()).toEqual({});
  await choose(file());
  await user.click(button('Remove picture'));
  await user.click(button('Undo removal'));
  expect(input()).toEqual({ image: 'up1' });
});

test.each<[string, Picture['use'], File, string]>([
  ['no picture for a product', 'product', file(Uint8Array.of(1, 2)), 'You can only upload JPG/PNG files!'],
  [
    'no picture for a service',
    'service',
    file(Uint8Array.of(1, 2)),
    'Invalid file type. Please upload a JPEG or PNG image.',
  ],
  [
    'what no device opens',
    'product',
    file(PNG, 67_108_865),
    'This file is too large. Choose one of at most 64 MB.',
  ],
])('%s is told at the picture, and what was there stays', async (_what, use, one, sentence) => {
  renderUi(<Form use={use} current="/files/old.jpg" />);
  await choose(one);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(upload).not.toHaveBeenCalled();
  expect(shown()).toBe('/files/old.jpg');
  expect(hasToWait()).toBe(false);
});

test.each(['product', 'service'] as const)(
  'a photo of 12 MB for a %s is made smaller and sent',
  async (use) => {
    renderUi(<Form use={use} />);
    await choose(file(PNG, 12 * 1024 * 1024));
    expect(vi.mocked(upload).mock.calls[0]?.[0].picture.size).toBe('small'.length);
    expect(input()).toEqual({ image: 'up1' });
  },
);

test('an upload that fails is sent again without choosing once more', async () => {
  vi.mocked(upload).mockRejectedValueOnce(unreachable('r1'));
  const { user } = renderUi(<Form />);
  await choose(file());
  expect(screen.getByText('Service is not reachable. Try again.')).toBeDefined();
  expect(input()).toEqual({});
  await user.click(button('Retry'));
  expect(input()).toEqual({ image: 'up1' });
  expect(shrink).toHaveBeenCalledTimes(1);
});

test('while it is sent saving has to wait, and it can be given up', async () => {
  vi.mocked(upload).mockImplementation(
    ({ onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        onProgress(0.4);
        signal.addEventListener('abort', () => reject(unreachable('r1')));
      }),
  );
  const { user, unmount } = renderUi(<Form current="/files/old.jpg" />);
  await choose(file());
  expect(screen.getByRole('progressbar', { name: 'Uploading picture…' }).getAttribute('value')).toBe('40');
  expect(shown()).toBe('blob:x');
  expect(hasToWait()).toBe(true);
  await user.click(button('Cancel upload'));
  expect(hasToWait()).toBe(false);
  expect(input()).toEqual({});
  expect(shown()).toBe('/files/old.jpg');
  unmount();
  expect(revoked).toEqual(['blob:x']);
});
