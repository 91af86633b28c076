import type { Context } from '../context.ts';

/** What was read of a document before it changed is read anew. */
export function forgetDocument(dbId: string, { loaders }: Pick<Context, 'loaders'>): void {
  loaders.documents.forget(dbId);
  loaders.attachments.forget(dbId);
  loaders.lines.forget(dbId);
  loaders.payments.forget(dbId);
  loaders.documentChanges.forget(dbId);
  loaders.documentEditing.forget(dbId);
  loaders.creditNotes.forget(dbId);
}
