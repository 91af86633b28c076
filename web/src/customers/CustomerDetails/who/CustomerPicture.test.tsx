import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, fail, sentInput, waiting } from '../../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../../testing/render.tsx';
import { shrink } from '../../../ui/picture/shrink.ts';
import { upload } from '../../../ui/picture/upload.ts';
import { customerDetailsRoute } from '../route.ts';
import { answered, customer } from '../testing.ts';

// jsdom can neither decode nor draw pictures, and has no server to upload to.
vi.mock(import('../../../ui/picture/shrink.ts'), () => ({
  openPicture: async () => ({ naturalWidth: 800, naturalHeight: 600 }) as HTMLImageElement,
  shrink: vi.fn<typeof shrink>(),
}));
vi.mock(import('../../../ui/picture/upload.ts'), () => ({ upload: vi.fn<typeof upload>() }));

const UPDATE = 'useUpdateCustomerPictureMutation';
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

beforeEach(() => {
  storeSession({ access_token: 'secret' });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  vi.mocked(shrink)
    .mockReset()
    .mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }));
  vi.mocked(upload)
    .mockReset()
    .mockResolvedValue({ id: 'up1', url: '/files/a.jpg', width: 512, height: 512 });
});

async function open(changes: object = {}): Promise<AtRoute> {
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered(changes));
  await screen.findAllByText('Priya Agarwal');
  return at;
}

async function choose(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const file = new File([bytes], 'photo.png', { type: 'image/png' });
  await act(
    async () => void fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [file] } }),
  );
}

const saved = (image: string | null) => ({
  updateCustomerPicture: { __typename: 'CustomerSuccess', customer: customer({ image }) },
});

test('a picture is cut, uploaded, and stands at the customer', async () => {
  const { environment, user } = await open();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  await choose(PNG);
  await user.click(await screen.findByRole('button', { name: 'Use picture' }));
  expect(vi.mocked(shrink).mock.calls[0]?.[2]).toEqual({ left: 100, top: 0, side: 600 });
  expect(await sentInput(environment, UPDATE)).toMatchObject({ customer: 'c1', image: 'up1' });
  await answerWith(environment, UPDATE, saved('/files/a.jpg'));
  expect(await screen.findByRole('button', { name: 'Remove picture' })).toBeDefined();
});

test('what is no picture is refused before it is sent', async () => {
  await open();
  await choose(Uint8Array.of(1, 2, 3));
  expect(await screen.findByText('Invalid file type. Please upload a JPEG or PNG image.')).toBeDefined();
  expect(vi.mocked(upload)).not.toHaveBeenCalled();
});

test('what the server did not take is told, and sent again without cutting once more', async () => {
  const { environment, user } = await open();
  await choose(PNG);
  await user.click(await screen.findByRole('button', { name: 'Use picture' }));
  await sentInput(environment, UPDATE);
  await fail(environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await sentInput(environment, UPDATE)).toMatchObject({ image: 'up1' });
  expect(vi.mocked(shrink)).toHaveBeenCalledTimes(1);
});

test('it is removed after a question', async () => {
  const { environment, user } = await open({ image: '/files/a.jpg' });
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(waiting(environment, UPDATE)).toBe(0);
  await user.click(question.getByRole('button', { name: 'Remove picture' }));
  expect(await sentInput(environment, UPDATE)).toMatchObject({ customer: 'c1', image: null });
  await answerWith(environment, UPDATE, saved(null));
  expect(await screen.findByText('Picture removed')).toBeDefined();
});

test('who may not edit the customer is offered no picture', async () => {
  await open({ viewerCanEdit: false });
  expect(screen.queryByTestId('picture-file')).toBeNull();
});
