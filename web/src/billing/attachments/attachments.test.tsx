import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchFile } from '../../app/pdf/fetchFile.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { answerWith, sentInput } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { useSendPicture } from '../../ui/picture/useSendPicture.ts';
import { openBill, openHistory } from '../BillingHistory/testing.tsx';
import { document } from '../testing/document.ts';

vi.mock(import('../../app/pdf/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));
vi.mock(import('../../app/pdf/fetchFile.ts'), async (original) => ({
  ...(await original()),
  fetchFile: vi.fn<typeof fetchFile>(),
}));
vi.mock(import('../../ui/picture/useSendPicture.ts'), () => ({
  useSendPicture: vi.fn<typeof useSendPicture>(),
}));

const fetched = vi.mocked(fetchFile);
const saved = vi.mocked(saveFile);
const send = vi.fn<ReturnType<typeof useSendPicture>['send']>();

beforeEach(() => {
  vi.resetAllMocks();
  fetched.mockImplementation(async (_asked, type, name) => Promise.resolve(new File(['x'], name, { type })));
  vi.mocked(useSendPicture).mockReturnValue({
    send,
    busy: false,
    percent: undefined,
    problem: undefined,
    cancel: () => undefined,
  });
});

const attachment = (n: number) => ({
  __typename: 'DocumentAttachment',
  id: `a${n}`,
  name: `26-27-A-00413-${n}.jpg`,
  url: `http://localhost/files/t/${n}.jpg`,
  thumbnailUrl: `http://localhost/files/t/${n}-small.jpg`,
  addedAt: '2025-11-20T10:42:00.000Z',
  addedBy: 'Rekha Yadav',
});

async function open(changes: object): Promise<AtRoute & { part: ReturnType<typeof within> }> {
  const at = await openHistory();
  await openBill(at, 'Priya', document(changes));
  return { ...at, part: within(await screen.findByRole('region', { name: 'Attachments' })) };
}
const names = () => saved.mock.calls.map(([file]) => file.name);

test('nothing there: it says so, and there is nothing to download', async () => {
  const { part, user } = await open({ attachments: [] });
  expect(part.getByText('No attachments available.')).toBeDefined();
  await user.click(part.getByRole('button', { name: /^Download all/ }));
  expect(await screen.findAllByText('No attachments to download.')).not.toHaveLength(0);
  expect(fetched).not.toHaveBeenCalled();
});

test('one is opened or downloaded under its name', async () => {
  const { part, user } = await open({ attachments: [attachment(1)] });
  expect(part.getByRole('link', { name: 'Open 26-27-A-00413-1.jpg' }).getAttribute('href')).toBe(
    '/files/t/1.jpg',
  );
  await user.click(part.getByRole('button', { name: 'Download 26-27-A-00413-1.jpg' }));
  await waitFor(() => expect(names()).toEqual(['26-27-A-00413-1.jpg']));
});

test('all are downloaded one after the other; one that does not come is told, and the others come', async () => {
  const { part, user } = await open({ attachments: [attachment(1), attachment(2), attachment(3)] });
  fetched.mockRejectedValueOnce(new Error('gone'));
  await user.click(part.getByRole('button', { name: 'Download all' }));
  expect(await screen.findByText('Failed to download 26-27-A-00413-1.jpg. Please try again.')).toBeDefined();
  await waitFor(() => expect(names()).toEqual(['26-27-A-00413-2.jpg', '26-27-A-00413-3.jpg']));
});

test('a picture is uploaded and hung on the document at once', async () => {
  const at = await open({ attachments: [] });
  send.mockResolvedValue({ id: 'u1', url: '/u1.jpg', width: 64, height: 48 });
  const photo = new File(['x'], 'card.jpg', { type: 'image/jpeg' });
  await at.user.upload(at.part.getByTestId('picture-file'), photo);
  expect(await sentInput(at.environment, 'useWriteAttachmentsCreateMutation')).toMatchObject({
    document: 'd1',
    image: 'u1',
  });
  await answerWith(at.environment, 'useWriteAttachmentsCreateMutation', {
    createDocumentAttachment: {
      __typename: 'CreateDocumentAttachmentSuccess',
      document: document({ attachments: [attachment(1)] }),
    },
  });
  expect(await at.part.findByText('26-27-A-00413-1.jpg')).toBeDefined();
});

test('one is deleted after a question', async () => {
  const at = await open({ attachments: [attachment(1)] });
  await at.user.click(at.part.getByRole('button', { name: 'Delete 26-27-A-00413-1.jpg' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await at.user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, 'useWriteAttachmentsDeleteMutation')).toMatchObject({
    attachment: 'a1',
  });
  await answerWith(at.environment, 'useWriteAttachmentsDeleteMutation', {
    deleteDocumentAttachment: {
      __typename: 'DeleteDocumentAttachmentSuccess',
      deletedId: 'a1',
      document: document({ attachments: [] }),
    },
  });
  expect(await at.part.findByText('No attachments available.')).toBeDefined();
});

test('who may only look opens and downloads; what could not be read is said', async () => {
  const looked = await open({ attachments: [attachment(1)], viewerCanAttach: false });
  expect(looked.part.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(looked.part.queryByTestId('picture-file')).toBeNull();
});
