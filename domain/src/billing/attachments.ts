import { problem, type Problem } from '../refusals/problem.ts';

/** Maximum pictures per document. */
export const MAX_ATTACHMENTS = 10;

/** The pause between two files of "Download all", in ms: browsers drop downloads that follow faster (spec 2 §9). */
export const ATTACHMENT_PAUSE = 500;

/** File name of a downloaded attachment; `n` is its number among the document's attachments, from 1. */
export function attachmentName(documentNumber: string, n: number, path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'jpg';
  return `${documentNumber.replaceAll('/', '-')}-${n}.${extension}`;
}

/** Whether a document with `count` attachments can take another. */
export const checkAttachmentCount = (count: number): Problem | undefined =>
  count < MAX_ATTACHMENTS
    ? undefined
    : problem('image_id', 'INVALID_INPUT', 'attachments.tooMany', { max: MAX_ATTACHMENTS });
