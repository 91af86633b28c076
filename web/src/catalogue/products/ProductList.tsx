import { kindShown } from '../list/address.ts';
import { actionsColumn, type ShownColumns } from '../list/columns.tsx';
import { beyondOf } from '../list/ItemActions.tsx';
import { ListBody } from '../list/ListBody.tsx';
import type { ListedProduct, ListPage } from '../list/listedItem.ts';
import type { Rights } from '../list/rights.ts';
import type { CatalogueList } from '../list/useCatalogueList.ts';
import { KindBar } from '../optical/kinds/KindBar.tsx';
import { traitNames } from '../optical/kinds/traitColumns.tsx';
import { productColumns, productFacts } from './productColumns.tsx';

interface Props {
  list: CatalogueList<ListedProduct>;
  page: ListPage<ListedProduct>;
  rights: Rights;
  /** What the shop shows, as far as there is room. */
  shown: ShownColumns;
  /** Of the shop's kind of business. */
  capabilities: readonly string[];
  /** What the kind that is shown is called; undefined where none was chosen. */
  kind: string | undefined;
}

/** A page of products, with the columns of the shop and of the kind that is shown. */
export function ProductList({ list, page, rights, shown, capabilities, kind }: Props) {
  const { type } = list.shown;
  const columns = [
    ...productColumns({
      ...shown,
      traits: kindShown({ type }) === undefined ? [] : traitNames(type),
    }),
    actionsColumn<ListedProduct>({
      acts: list.acts,
      beyond: beyondOf(capabilities),
      onPanel: list.openPanel,
    }),
  ];
  return (
    <>
      {kind !== undefined && <KindBar label={kind} />}
      <ListBody
        list={list}
        page={page}
        rights={rights}
        columns={columns}
        phoneFacts={productFacts}
        onLabels={list.setLabelled}
      />
    </>
  );
}
