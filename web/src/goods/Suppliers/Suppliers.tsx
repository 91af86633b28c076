import { formatMessage } from '@galla/domain';
import type { SuppliersPageQuery } from '../../__generated__/SuppliersPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { GoodsTabs } from '../shared/GoodsTabs.tsx';
import { DEFAULTS, variablesOf, type SuppliersKey } from './address.ts';
import { OpenSupplier } from './OpenSupplier.tsx';
import { SuppliersPage } from './SuppliersPage.tsx';

/** Suppliers, and what was bought from them. */
export default function Suppliers({ queryRef }: ScreenProps<SuppliersPageQuery>) {
  const list = useList<SuppliersKey, number>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, filter } = list;
  return (
    <ListScreen
      title={formatMessage('goods.suppliers')}
      actions={null}
      busy={list.busy}
      column={
        filters.open !== '' && <OpenSupplier key={filters.open} id={filters.open} onClose={list.close} />
      }
    >
      <GoodsTabs value="suppliers" />
      <SearchField
        label={formatMessage('goods.searchSupplier')}
        value={filters.search}
        onChange={(search) => filter({ search }, 'typed')}
      />
      <ListPart
        attempt={queryRef}
        title={formatMessage('goods.suppliersFailed')}
        skeleton={<SkeletonRows rows={10} />}
      >
        <SuppliersPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
