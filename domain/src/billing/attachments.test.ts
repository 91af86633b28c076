import { expect, test } from 'vitest';
import { attachmentName, checkAttachmentCount, MAX_ATTACHMENTS } from './attachments.ts';

test('an attachment is named after its document, with the type of its file', () => {
  expect(attachmentName('26-27/A/00042', 3, 'shop/attachments/x.png')).toBe('26-27-A-00042-3.png');
  expect(attachmentName('X1', 1, 'nowhere')).toBe('X1-1.jpg');
});

test('a document takes ten', () => {
  expect(checkAttachmentCount(MAX_ATTACHMENTS - 1)).toBeUndefined();
  expect(checkAttachmentCount(MAX_ATTACHMENTS)?.message).toBe('A document takes at most 10 attachments.');
});
