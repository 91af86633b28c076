import type { billing } from '@galla/upstream/contract';
import type { Loaders } from '../loaders.ts';
import { connection, includeOf as partsOf, type Page } from '../relay/connection.ts';
import { selects, type Lookahead } from '../relay/lookahead.ts';
import type { Answer } from '../rest/arguments.ts';
import type { DocumentsOfCustomer } from './loaders.ts';
import { documentOf, summaryOf, type DocumentMapper } from './schema.mappers.ts';

/** What upstream should include with the documents: only what the operation selects. */
export function includeOf(info: Lookahead): DocumentsOfCustomer['include'] {
  return [...partsOf(info), ...(selects(info, 'summary') ? ['summary' as const] : [])];
}

/**
 * A page of documents. Selected relations are fetched here, one call per relation regardless of the page's size, so
 * that they resolve without a promise each.
 */
export async function documentConnection(
  answer: Pick<Answer<typeof billing.fetchDocuments>, 'data' | 'page' | 'total' | 'summary'>,
  page: Page,
  loaders: Loaders,
  info: Lookahead,
) {
  const documents = answer.data.map(documentOf);
  loaders.documents.prime(documents);
  await fetchRelations(documents, loaders, (relation) => selects(info, 'edges', 'node', relation));
  const { summary } = answer;
  return {
    ...connection(documents, answer, page),
    get summary() {
      if (summary === undefined) throw new Error('The summary was not asked for');
      return summaryOf(summary);
    },
  };
}

/** A relation that cannot be fetched fails at its own fields, not here: the loader remembers the failure. */
async function fetchRelations(
  documents: readonly DocumentMapper[],
  { customers, employees, lines, payments }: Loaders,
  selected: (relation: string) => boolean,
): Promise<void> {
  const ids = documents.map(({ dbId }) => dbId);
  await Promise.allSettled([
    selected('customer') && customers.fetch(documents.map(({ customerId }) => customerId)),
    selected('employee') && employees.fetch(documents.map(({ employeeId }) => employeeId)),
    selected('lines') && lines.fetch(ids),
    selected('payments') && payments.fetch(ids),
  ]);
}
