import type { billing } from '@galla/upstream/contract';
import type { Loaders } from '../loaders.ts';
import type { Answer } from '../rest/arguments.ts';
import { type DocumentMapper, documentOf } from './schema.mappers.ts';

/** A document after a move to or from the trash; the customer's balance has changed as well. */
export function movedDocument(
  row: Answer<typeof billing.trashDocument>['data'],
  { customers, documents }: Loaders,
): DocumentMapper {
  const document = documentOf(row);
  documents.prime([document]);
  customers.forget(document.customerId);
  return document;
}
