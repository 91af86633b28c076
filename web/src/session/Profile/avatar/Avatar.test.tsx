import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure, unreachable } from '../../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../../testing/answer.ts';
import type { AtRoute } from '../../../testing/render.tsx';
import { shrink } from '../../../ui/picture/shrink.ts';
import { upload } from '../../../ui/picture/upload.ts';
import { openProfile, profileData } from '../testing.ts';

// The test browser can neither decode, draw nor upload pictures.
vi.mock(import('../../../ui/picture/shrink.ts'), () => ({
  openPicture: async () => ({ naturalWidth: 800, naturalHeight: 600 }) as HTMLImageElement,
  shrink: vi.fn<typeof shrink>(),
}));
vi.mock(import('../../../ui/picture/upload.ts'), () => ({ upload: vi.fn<typeof upload>() }));

const UPDATE = 'useUpdateProfileMutation';
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const UPLOADED = { id: 'up1', url: '/files/a.jpg', width: 512, height: 512 };

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  vi.mocked(shrink)
    .mockReset()
    .mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }));
  vi.mocked(upload).mockReset().mockResolvedValue(UPLOADED);
});

async function choose(bytes: Uint8Array<ArrayBuffer>, size = bytes.length): Promise<void> {
  const file = new File([bytes], 'photo.png', { type: 'image/png' });
  if (size !== bytes.length) Object.defineProperty(file, 'size', { value: size });
  await act(
    async () => void fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [file] } }),
  );
}

const take = async ({ user }: AtRoute): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Use picture' }));

test('a picture is chosen, cut square, made small, uploaded, and named by the profile', async () => {
  const at = await openProfile();
  await choose(PNG);
  await take(at);
  expect(vi.mocked(shrink).mock.calls[0]?.slice(0, 1)).toEqual(['avatar']);
  expect(vi.mocked(shrink).mock.calls[0]?.[2]).toEqual({ left: 100, top: 0, side: 600 });
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({ image: 'up1' });
  await answerWith(at.environment, UPDATE, {
    updateProfile: { __typename: 'UpdateProfileSuccess', message: 'Profile saved.' },
  });
  await answerWith(at.environment, 'ProfileQuery', profileData({ profile: { image: '/files/a.jpg' } }));
  expect(await screen.findByRole('button', { name: 'Remove picture' })).toBeDefined();
});

test.each([
  ['no picture', Uint8Array.of(1, 2, 3), 3, 'Invalid file type. Please upload a JPEG or PNG image.'],
  ['one that no device opens', PNG, 67_108_865, 'This file is too large. Choose one of at most 64 MB.'],
])('%s is refused before it is sent', async (_what, bytes, size, sentence) => {
  await openProfile();
  await choose(bytes, size);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that the browser can not make small is told', async () => {
  vi.mocked(shrink).mockRejectedValue(new Error('no memory'));
  const at = await openProfile();
  await choose(PNG);
  await take(at);
  expect(await screen.findByText('Failed to process image.')).toBeDefined();
});

test('an upload that fails is kept, and sent again without cutting once more', async () => {
  vi.mocked(upload).mockRejectedValueOnce(new GraphFailure('INTERNAL', 'x', 'r1'));
  const at = await openProfile();
  await choose(PNG);
  await take(at);
  expect(await screen.findByText('Failed to upload image')).toBeDefined();
  expect(waiting(at.environment, UPDATE)).toBe(0);
  await at.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({
    image: 'up1',
  });
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update profile.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('its progress is shown, and it can be given up', async () => {
  vi.mocked(upload).mockImplementation(
    ({ onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        onProgress(0.4);
        signal.addEventListener('abort', () => reject(unreachable('r1')));
      }),
  );
  const at = await openProfile();
  await choose(PNG);
  await take(at);
  const bar = await screen.findByRole('progressbar', { name: 'Uploading picture…' });
  expect(bar.getAttribute('value')).toBe('40');
  await at.user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByRole('button', { name: 'Choose picture' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the picture is removed after a question', async () => {
  const at = await openProfile({ profile: { image: '/files/a.jpg' } });
  await at.user.click(screen.getByRole('button', { name: 'Remove picture' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(waiting(at.environment, UPDATE)).toBe(0);
  await at.user.click(question.getByRole('button', { name: 'Remove picture' }));
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({
    removeImage: true,
  });
});
