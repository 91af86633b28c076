import { graphql, readInlineData } from 'relay-runtime';
import type { TransactionPhoneRow_document$key } from '../../../__generated__/TransactionPhoneRow_document.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { orderStateWord } from './orderStateWord.ts';
import { TransactionTag } from './TransactionTag.tsx';

interface Props {
  document: TransactionPhoneRow_document$key;
  current: boolean;
  onChoose: () => void;
}

/** A document on a phone; its trash button is in the drawer that it opens. */
export function TransactionPhoneRow({ document, current, onChoose }: Props) {
  const { dateTimeNear } = useShopClock();
  const data = readInlineData(
    graphql`
      fragment TransactionPhoneRow_document on Document @inline {
        number
        date
        customerName
        status
        orderState
        total
        ...TransactionTag_document
      }
    `,
    document,
  );
  const stateWord = orderStateWord(data.orderState);
  const canceled = data.status === 'CANCELED';
  return (
    <ListRow
      title={data.customerName}
      second={[data.number.split('/').at(-1), dateTimeNear(data.date), stateWord].filter(Boolean).join(' · ')}
      figure={<MoneyText amount={paiseOf(data.total)} struck={canceled} />}
      tag={<TransactionTag document={data} />}
      current={current}
      quiet={canceled}
      onChoose={onChoose}
    />
  );
}
