import { formatDay, formatMessage } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_workedOrder$key } from '../../__generated__/columns_workedOrder.graphql.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Tag, type TagTone } from '../../ui/StatusTag.tsx';

/** An order that the employee works on. */
export type Row = columns_workedOrder$key & { readonly orderId: string };

const read = (row: columns_workedOrder$key) =>
  readInlineData(
    graphql`
      fragment columns_workedOrder on WorkedOrder @inline {
        number
        type
        stage
        state
        delivery
      }
    `,
    row,
  );

type WorkedOrder = ReturnType<typeof read>;

const STATES: Readonly<Record<string, { tone: TagTone; word: string }>> = {
  PENDING: { tone: 'part', word: formatMessage('commission.orders.pending') },
  IN_PROCESS: { tone: 'process', word: formatMessage('commission.orders.inProcess') },
  DONE: { tone: 'paid', word: formatMessage('commission.orders.done') },
};

const StateTag = ({ state }: Pick<WorkedOrder, 'state'>) => {
  const { tone, word } = STATES[state] ?? { tone: 'neutral' as const, word: state };
  return <Tag tone={tone}>{word}</Tag>;
};

const typeText = ({ type }: WorkedOrder): string =>
  formatMessage(type === 'ALTERATION' ? 'commission.orders.alteration' : 'commission.orders.new');

/** The documented columns: number, type, stage, progress, delivery (spec 3 §7). */
export const columnsOf = (): readonly Column<Row>[] => [
  { key: 'number', heading: formatMessage('commission.column.order'), cell: (row) => read(row).number },
  { key: 'type', heading: formatMessage('commission.orders.type'), cell: (row) => typeText(read(row)) },
  {
    key: 'stage',
    heading: formatMessage('commission.orders.stage'),
    width: 'full',
    cell: (row) => read(row).stage ?? '–',
  },
  {
    key: 'state',
    heading: formatMessage('commission.column.status'),
    cell: (row) => <StateTag state={read(row).state} />,
  },
  {
    key: 'delivery',
    heading: formatMessage('commission.orders.delivery'),
    cell: (row) => formatDay(read(row).delivery),
  },
];

/** An order on a phone. */
export const phoneRowOf = (onOpen: (id: string) => void) =>
  function WorkedOrderRow(row: Row, current: boolean) {
    const order = read(row);
    const { number, stage, state, delivery } = order;
    return (
      <ListRow
        title={number}
        second={[typeText(order), stage, formatDay(delivery)].filter(Boolean).join(' · ')}
        tag={<StateTag state={state} />}
        current={current}
        onChoose={() => onOpen(row.orderId)}
      />
    );
  };
