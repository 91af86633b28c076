import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { SuppliersPageQuery } from '../../__generated__/SuppliersPageQuery.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import {
  ListEmpty,
  ListFoot,
  paginationOf,
  useCurrentPage,
  useListRows,
  type List,
} from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { DeliveryLink } from '../shared/DeliveryLink.tsx';
import { PAGE_SIZE, type SuppliersKey } from './address.ts';
import { columnsOf, phoneRowOf, type Row } from './columns.tsx';

interface Props {
  queryRef: PreloadedQuery<SuppliersPageQuery>;
  list: List<SuppliersKey, number>;
}

/** The suppliers of the page; a row opens the goods received from one. */
export function SuppliersPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<SuppliersPageQuery>(
    graphql`
      query SuppliersPageQuery($first: Int!, $offset: Int, $search: String) @preloadable {
        viewer {
          mayReceive: viewerCan(menu: PRODUCTS, flag: EDIT)
          mayReceiveOptical: viewerCan(menu: OPTICAL_PRODUCTS, flag: EDIT)
          profile {
            isOwner
          }
          tenant {
            suppliers(first: $first, offset: $offset, search: $search) {
              totalCount
              edges {
                node {
                  id
                  ...columns_supplier
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const suppliers = viewer?.tenant?.suppliers;
  if (suppliers == null) throw new Error(formatMessage('goods.suppliersFailed'));
  const { totalCount, edges } = suppliers;
  useCurrentPage(list, totalCount);
  const { today } = useShopClock();
  const rows: readonly Row[] = edges.map(({ node }) => node);
  const table = useListRows({ rows, rowId: ({ id }) => id, list });
  const isOwner = viewer?.profile.isOwner === true;
  return (
    <>
      {(viewer?.mayReceive === true || viewer?.mayReceiveOptical === true) && <DeliveryLink />}
      {rows.length === 0 ? (
        <ListEmpty
          list={list}
          isFiltered={list.filters.search.trim() !== ''}
          none={{
            title: formatMessage('goods.noSuppliers'),
            explained: formatMessage('goods.noSuppliersHint'),
          }}
          noMatch={{
            title: formatMessage('goods.noSuppliers'),
            explained: formatMessage('goods.noSupplierMatch'),
          }}
          onClear={() => list.filter({ search: '' })}
        />
      ) : (
        <DataTable
          {...table}
          label={formatMessage('goods.suppliers')}
          columns={columnsOf(today, isOwner)}
          tall
          phoneRow={phoneRowOf(today, isOwner, list.open)}
        />
      )}
      <ListFoot hints={[]} {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows: rows.length })} />
    </>
  );
}
