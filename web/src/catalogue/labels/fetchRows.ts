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

/** Maximum number of ids per query. */
const MOST = 100;

async function fetchSome(environment: IEnvironment, ids: readonly string[]): Promise<LabelRow[]> {
  const answer = await fetchQuery<fetchRowsQuery>(
    environment,
    query,
    { ids },
    // Always fresh: a label with an outdated price is worse than none.
    { fetchPolicy: 'network-only' },
  ).toPromise();
  // Skips products deleted meanwhile, and nodes that are not products.
  return (answer?.nodes ?? []).flatMap((node) => (node?.product == null ? [] : readLabelRows(node.product)));
}

/** Loads the fonts of the labels' texts, so that they are measured as printed. */
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

/** The label rows of products, in the order of the ids. Rejects with a GraphFailure. */
export async function fetchRows(environment: IEnvironment, ids: readonly string[]): Promise<LabelRow[]> {
  const parts: LabelRow[][] = [];
  for (let at = 0; at < ids.length; at += MOST) {
    // Sequentially, so that labels for a thousand products do not slow down the counter.
    // oxlint-disable-next-line no-await-in-loop
    parts.push(await fetchSome(environment, ids.slice(at, at + MOST)));
  }
  const rows = parts.flat();
  await loadFontsOf(rows);
  return rows;
}
