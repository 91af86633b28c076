import type { Context } from '../context.ts';

/** Drops a document from the loaders, so that it is read again after a change. */
export function forgetDocument(dbId: string, { loaders }: Pick<Context, 'loaders'>): void {
  loaders.documents.forget(dbId);
  loaders.attachments.forget(dbId);
  loaders.lines.forget(dbId);
  loaders.payments.forget(dbId);
  loaders.documentChanges.forget(dbId);
  loaders.documentEditing.forget(dbId);
  loaders.creditNotes.forget(dbId);
}
