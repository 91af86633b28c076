import { graphql, useFragment } from 'react-relay';
import type {
  ProductList_products$data,
  ProductList_products$key,
} from '../../__generated__/ProductList_products.graphql.ts';
import { paginationOf, useCurrentPage } from '../../list/index.ts';
import { kindShown, PAGE_SIZE } from '../list/address.ts';
import { actionsColumn, type ShownColumns } from '../list/columns.tsx';
import { beyondOf } from '../list/ItemActions.tsx';
import { ItemList } from '../list/ItemList.tsx';
import { ListBody, rowsLeft, type ItemPage } from '../list/ListBody.tsx';
import type { Rights } from '../list/rights.ts';
import type { CatalogueList } from '../list/useCatalogueList.ts';
import { KindBar } from '../optical/kinds/KindBar.tsx';
import { traitNames } from '../optical/kinds/traitColumns.tsx';
import { productColumns, productFacts } from './productColumns.tsx';

export type ProductRow = ProductList_products$data['edges'][number]['node'];

/** The page of products that the URL asks for. */
export function useProductPage(products: ProductList_products$key, list: CatalogueList<ProductRow>) {
  const page = useFragment(
    graphql`
      fragment ProductList_products on ProductConnection
      @argumentDefinitions(ofKind: { type: "Boolean", defaultValue: false }) {
        totalCount
        edges {
          node {
            ...ItemList_item
            ...columns_item
            ...productColumns_product @arguments(ofKind: $ofKind)
          }
        }
      }
    `,
    products,
  );
  useCurrentPage(list, page);
  const { totalCount: total } = page;
  const rows = rowsLeft(page, list);
  const pagination = paginationOf(list, { totalCount: total, pageSize: PAGE_SIZE, rows: rows.length });
  return { rows, total, pagination };
}

interface Props {
  list: CatalogueList<ProductRow>;
  page: ReturnType<typeof useProductPage>;
  rights: Rights;
  /** The columns to show, as far as there is room. */
  shown: ShownColumns;
  /** Capabilities of the shop's kind of business. */
  capabilities: readonly string[];
  /** Label of the selected kind; undefined if none is selected. */
  kind: string | undefined;
}

/** A page of products, with the columns of the shop and of the selected kind. */
export function ProductList({ list, page, rights, shown, capabilities, kind }: Props) {
  const { type } = list.filters;
  const columns = [
    ...productColumns({ ...shown, traits: kindShown({ type }) === undefined ? [] : traitNames(type) }),
    actionsColumn({ acts: list.acts, beyond: beyondOf(capabilities), onPanel: list.openPanel }),
  ];
  return (
    <>
      {kind !== undefined && <KindBar label={kind} />}
      <ListBody
        list={list}
        {...page}
        rights={rights}
        columns={columns}
        phoneFacts={productFacts}
        onLabels={list.setLabelled}
      />
    </>
  );
}

/** The products of the previous page, read-only. */
export const PreviousProducts = ({ edges }: ItemPage<ProductRow>) => (
  <ItemList
    kind="PRODUCT"
    rows={edges.map(({ node }) => node)}
    columns={productColumns({ narrow: false, hasCategories: true, chargesGst: true })}
    phoneFacts={productFacts}
  />
);
