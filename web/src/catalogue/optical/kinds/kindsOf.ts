import { formatMessage } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { kindsOf_category$key } from '../../../__generated__/kindsOf_category.graphql.ts';
import { NONE } from '../../list/address.ts';

/** A kind of product with its categories. */
export interface Kind {
  /** Value of the URL parameter. */
  type: string;
  label: string;
  /** Number of products on sale. */
  count: number;
  /** By name; products without a category count towards the kind only. */
  categories: readonly { name: string; count: number }[];
}

/** Groups categories by kind, keeping their order. */
export function kindsOf(categories: readonly kindsOf_category$key[]): Kind[] {
  const all = categories.map((category) => readCategory(category));
  return [...Map.groupBy(all, ({ type }) => type ?? NONE)].map(([type, rows]) => ({
    type,
    label: type === NONE ? formatMessage('optical.otherKind') : (rows[0]?.typeLabel ?? type),
    count: rows.reduce((sum, { itemCount }) => sum + itemCount, 0),
    categories: rows.flatMap(({ name, itemCount }) => (name == null ? [] : [{ name, count: itemCount }])),
  }));
}

const readCategory = (category: kindsOf_category$key) =>
  readInlineData(
    graphql`
      fragment kindsOf_category on OpticalCategory @inline {
        type
        typeLabel
        name
        itemCount
      }
    `,
    category,
  );
