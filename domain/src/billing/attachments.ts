import { problem, type Problem } from '../refusals/problem.ts';

/** As many pictures as one document takes. */
export const MAX_ATTACHMENTS = 10;

/** The pause between two files of "Download all", in ms: browsers drop what comes faster (spec 2 §9). */
export const ATTACHMENT_PAUSE = 500;

/** The name that an attachment is kept under when it is downloaded, by its number `n` among its document's, from 1. */
export function attachmentName(documentNumber: string, n: number, path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'jpg';
  return `${documentNumber.replaceAll('/', '-')}-${n}.${extension}`;
}

/** One more attachment fits, where a document has `count`. */
export const checkAttachmentCount = (count: number): Problem | undefined =>
  count < MAX_ATTACHMENTS
    ? undefined
    : problem('image_id', 'INVALID_INPUT', 'attachments.tooMany', { max: MAX_ATTACHMENTS });
