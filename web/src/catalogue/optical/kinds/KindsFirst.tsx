import { formatMessage } from '@galla/domain';
import { ALL, NONE, type CatalogueFilters } from '../../list/address.ts';
import { NothingListed } from '../../list/NothingListed.tsx';
import type { CatalogueList } from '../../list/useCatalogueList.ts';
import { Kinds } from './Kinds.tsx';

/** Label of the selected kind; undefined if none is selected, or for all products of a shop without kinds. */
export function kindLabel(
  { type }: Pick<CatalogueFilters, 'type'>,
  named: string | null | undefined,
  isOptical: boolean,
): string | undefined {
  if (type === '') return undefined;
  if (type === ALL) return isOptical ? formatMessage('optical.allProducts') : undefined;
  return type === NONE ? formatMessage('optical.otherKind') : (named ?? type);
}

interface Props {
  list: Pick<CatalogueList, 'kind' | 'filters' | 'filter' | 'change' | 'saves'>;
  mayAdd: boolean;
}

/** The kinds of an optical catalogue, shown instead of the list. */
export const KindsFirst = ({ list, mayAdd }: Props) => (
  <Kinds saves={list.saves} none={<NothingListed list={list} mayAdd={mayAdd} />} />
);
