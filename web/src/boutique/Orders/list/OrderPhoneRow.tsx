import { formatMessage } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { OrderPhoneRow_order$key } from '../../../__generated__/OrderPhoneRow_order.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { FixedStatusTag } from '../../order/FixedStatusTag.tsx';

interface Props {
  order: OrderPhoneRow_order$key;
  current: boolean;
  onChoose: () => void;
}

/** An order on a phone: name, number and stage on the left, amount and status on the right. */
export function OrderPhoneRow({ order, current, onChoose }: Props) {
  const { number, customerName, stage, status, total } = readInlineData(
    graphql`
      fragment OrderPhoneRow_order on Order @inline {
        number
        customerName
        total
        stage {
          name
        }
        status {
          name
          fixed
        }
      }
    `,
    order,
  );
  const cancelled = status.fixed === 'CANCELLED';
  return (
    <ListRow
      title={customerName}
      second={[number.split('/').at(-1), stage?.name ?? formatMessage('orderList.noStage')].join(' · ')}
      figure={<MoneyText amount={paiseOf(total)} struck={cancelled} />}
      tag={<FixedStatusTag {...status} />}
      quiet={cancelled}
      current={current}
      onChoose={onChoose}
    />
  );
}
