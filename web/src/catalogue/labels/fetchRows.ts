import { mrpText, priceText } from '@galla/domain';
import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { fetchRowsQuery } from '../../__generated__/fetchRowsQuery.graphql.ts';
import { loadFonts } from './draw/fonts.ts';
import { readLabelRows, type LabelRow } from './labelRow.ts';

const query = graphql`
  query fetchRowsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ...labelRow_product @alias(as: "product")
    }
  }
`;

/** So many records are asked for at once. */
const MOST = 100;

async function fetchSome(environment: IEnvironment, ids: readonly string[]): Promise<LabelRow[]> {
  const answer = await fetchQuery<fetchRowsQuery>(
    environment,
    query,
    { ids },
    // A label with yesterday's price is worse than none.
    { fetchPolicy: 'network-only' },
  ).toPromise();
  // What was deleted meanwhile is not there, and what is no product gets no label.
  return (answer?.nodes ?? []).flatMap((node) => (node?.product == null ? [] : readLabelRows(node.product)));
}

/** Brings the fonts of what labels say, so that they are measured as they print. */
export const loadFontsOf = (rows: readonly LabelRow[]): Promise<void> =>
  loadFonts(
    rows.flatMap((row) => [
      row.name,
      row.traits,
      priceText(row),
      mrpText(row),
      row.sku ?? '',
      row.barcode ?? '',
    ]),
  );

/** The rows of products, in the order of their ids. Rejects with a GraphFailure. */
export async function fetchRows(environment: IEnvironment, ids: readonly string[]): Promise<LabelRow[]> {
  const parts: LabelRow[][] = [];
  for (let at = 0; at < ids.length; at += MOST) {
    // One after the other: a thousand products are no reason to keep the counter waiting.
    // oxlint-disable-next-line no-await-in-loop
    parts.push(await fetchSome(environment, ids.slice(at, at + MOST)));
  }
  const rows = parts.flat();
  await loadFontsOf(rows);
  return rows;
}
