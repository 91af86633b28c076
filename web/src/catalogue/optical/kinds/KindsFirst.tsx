import { say } from '@galla/domain';
import { ALL, NONE, type Shown } from '../../list/address.ts';
import type { ListedProduct, ListPage } from '../../list/listedItem.ts';
import { NothingListed } from '../../list/NothingListed.tsx';
import type { CatalogueList } from '../../list/useCatalogueList.ts';
import { useKeepPage } from '../../list/useKeepPage.ts';
import { Kinds } from './Kinds.tsx';

/** What the kind that is shown is called; undefined where none is, and for all products of a shop without kinds. */
export function kindLabel(
  { type }: Pick<Shown, 'type'>,
  named: string | null | undefined,
  isOptical: boolean,
): string | undefined {
  if (type === '') return undefined;
  if (type === ALL) return isOptical ? say('optical.allProducts') : undefined;
  return type === NONE ? say('optical.otherKind') : (named ?? type);
}

interface Props {
  list: CatalogueList<ListedProduct>;
  /** The first of all products, under the kinds. */
  page: ListPage<ListedProduct>;
  mayAdd: boolean;
}

/** In place of the list of an optical catalogue: its kinds. */
export function KindsFirst({ list, page, mayAdd }: Props) {
  useKeepPage(list, page);
  return (
    <Kinds
      saves={list.saves}
      none={<NothingListed kind="PRODUCT" shown={list.shown} onChange={list.change} mayAdd={mayAdd} />}
    />
  );
}
