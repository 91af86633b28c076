import { randomUUID } from 'node:crypto';
import type { Run } from './stack.ts';

const SHARE = `mutation ($input: ShareDocumentInput!) {
  shareDocument(input: $input) { ... on ShareDocumentSuccess { share { id } } }
}`;

/** Creates a link to a document, to be revoked. */
export async function plantShare(run: Run, document: string): Promise<string> {
  const { data } = await run<{ shareDocument: { share: { id: string } } }>(
    { query: SHARE },
    { input: { key: randomUUID(), document } },
  );
  return data.shareDocument.share.id;
}
