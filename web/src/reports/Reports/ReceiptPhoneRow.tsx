import type { ShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PlainRow } from '../shared/PlainRow.tsx';
import { bankText, readReceipt, type Row } from './columns.tsx';

/** A payment on a phone: payer, mode and time, collector. `onOpen` is for users who may see bills. */
export const phoneRowOf = (
  dateTimeNear: ShopClock['dateTimeNear'],
  onOpen: ((paymentId: string) => void) | undefined,
) =>
  function ReceiptPhoneRow(row: Row, current: boolean) {
    const { person, date, amount, collectedBy } = readReceipt(row);
    const figure = <MoneyText amount={paiseOf(amount)} fontWeight="semibold" />;
    const second = `${dateTimeNear(date)} · ${bankText(row)} · ${collectedBy}`;
    if (onOpen) {
      return (
        <ListRow
          title={person}
          second={second}
          figure={figure}
          current={current}
          onChoose={() => onOpen(row.paymentId)}
        />
      );
    }
    return <PlainRow title={person} second={second} figure={figure} />;
  };
