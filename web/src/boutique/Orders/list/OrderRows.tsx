import { formatMessage } from '@galla/domain';
import { useNavigate } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import type {
  OrderRows_orders$data,
  OrderRows_orders$key,
} from '../../../__generated__/OrderRows_orders.graphql.ts';
import { useListRows } from '../../../list/index.ts';
import { useShortcut } from '../../../ui/useShortcut.ts';
import { detailsPath, editPath } from '../../order/paths.ts';
import { rowsOnPage, type OrdersFilters } from '../address.ts';
import { OrderPhoneRow } from './OrderPhoneRow.tsx';
import { OrderTable } from './OrderTable.tsx';

export type OrderRow = OrderRows_orders$data['edges'][number]['node'];

interface Props {
  orders: OrderRows_orders$key;
  filters: OrdersFilters;
  /** Rows can be opened and edited. False for rows of the previous page below an error. */
  chooses?: boolean;
}

const nothing = (): void => undefined;

const phoneRow = (onChoose: ((row: OrderRow) => void) | undefined) =>
  function PhoneRow(row: OrderRow, current: boolean) {
    return <OrderPhoneRow order={row} current={current} onChoose={() => onChoose?.(row)} />;
  };

/** The orders of a page. */
export function OrderRows({ orders, filters, chooses = false }: Props) {
  const { edges } = readInlineData(
    graphql`
      fragment OrderRows_orders on OrderConnection @inline {
        edges {
          node {
            id
            mayEdit
            ...OrderTable_order
            ...OrderPhoneRow_order
          }
        }
      }
    `,
    orders,
  );
  const navigate = useNavigate();
  const rows = rowsOnPage(edges, filters).map(({ node }) => node);
  const open = (id: string): void => void navigate(detailsPath(id));
  const listed = useListRows({
    rows,
    rowId: ({ id }) => id,
    ...(chooses && { list: { filters, open, walk: nothing } }),
  });
  const current = rows[listed.current];
  useShortcut('e', () => current && void navigate(editPath(current.id), { state: { orderId: current.id } }), {
    says: formatMessage('orderList.keyEdit'),
    enabled: chooses && current?.mayEdit === true,
  });
  return (
    <OrderTable
      {...listed}
      label={formatMessage('orderList.title')}
      may={chooses}
      phoneRow={phoneRow(listed.onChoose)}
    />
  );
}
