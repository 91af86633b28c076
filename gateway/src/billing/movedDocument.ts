import type { billing } from '@galla/upstream/contract';
import type { Loaders } from '../loaders.ts';
import type { Answer } from '../rest/arguments.ts';
import { type DocumentMapper, documentOf } from './schema.mappers.ts';

/** A document that was moved to the trash or back; what its customer owes is another figure by now. */
export function movedDocument(
  row: Answer<typeof billing.trashDocument>['data'],
  { customers, documents }: Loaders,
): DocumentMapper {
  const document = documentOf(row);
  documents.prime([document]);
  customers.forget(document.customerId);
  return document;
}
