import { formatMessage } from '@galla/domain';
import { useMemo } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ToBuyPageQuery } from '../../__generated__/ToBuyPageQuery.graphql.ts';
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
import { PAGE_SIZE, type ToBuyKey } from './address.ts';
import { columnsOf, lineOf, phoneRowOf, type Row } from './columns.tsx';

interface Props {
  queryRef: PreloadedQuery<ToBuyPageQuery>;
  /** The list's value is the lines to share. */
  list: List<ToBuyKey, readonly string[]>;
}

/** The products of the page; a row opens the product's stock, where received goods are added. */
export function ToBuyPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<ToBuyPageQuery>(
    graphql`
      query ToBuyPageQuery($first: Int!, $offset: Int) @preloadable {
        viewer {
          mayReceive: viewerCan(menu: PRODUCTS, flag: EDIT)
          mayReceiveOptical: viewerCan(menu: OPTICAL_PRODUCTS, flag: EDIT)
          profile {
            isOwner
          }
          tenant {
            goodsToBuy(first: $first, offset: $offset) {
              totalCount
              edges {
                node {
                  productId
                  ...columns_goods
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const goods = viewer?.tenant?.goodsToBuy;
  if (goods == null) throw new Error(formatMessage('goods.toBuyFailed'));
  const { totalCount, edges } = goods;
  const rows: readonly Row[] = useMemo(() => edges.map(({ node }) => node), [edges]);
  const lines = useMemo(() => rows.map(lineOf), [rows]);
  useCurrentPage(list, lines);
  const navigate = useNavigate();
  const open = (id: string): void => void navigate(`/products?stockOf=${id}`);
  const table = useListRows({
    rows,
    rowId: ({ productId }) => productId,
    list: { filters: list.filters, open, walk: list.walk },
  });
  const none = {
    title: formatMessage('goods.nothingToBuy'),
    explained: formatMessage('goods.nothingToBuyHint'),
  };
  return (
    <>
      {(viewer?.mayReceive === true || viewer?.mayReceiveOptical === true) && <DeliveryLink />}
      {rows.length === 0 ? (
        <ListEmpty list={list} isFiltered={false} none={none} noMatch={none} onClear={() => undefined} />
      ) : (
        <DataTable
          {...table}
          label={formatMessage('goods.toBuyTitle')}
          columns={columnsOf(viewer?.profile.isOwner === true)}
          tall
          phoneRow={phoneRowOf(open)}
        />
      )}
      <ListFoot hints={[]} {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows: rows.length })} />
    </>
  );
}
