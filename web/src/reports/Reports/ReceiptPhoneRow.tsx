import { Box } from '@chakra-ui/react/box';
import type { ShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { modeWord } from '../../billing/index.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { readReceipt, type Row } from './columns.tsx';

/** An amount on a phone: who paid, how and when, and who took it. `onOpen` is for those who may see bills. */
export const phoneRowOf = (
  dateTimeNear: ShopClock['dateTimeNear'],
  onOpen: ((paymentId: string) => void) | undefined,
) =>
  function ReceiptPhoneRow(row: Row, current: boolean) {
    const { person, date, mode, amount, collectedBy } = readReceipt(row);
    const figure = <MoneyText amount={paiseOf(amount)} fontWeight="semibold" />;
    const second = `${dateTimeNear(date)} · ${modeWord(mode)} · ${collectedBy}`;
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
    return (
      <Box
        display="flex"
        justifyContent="space-between"
        gap="3"
        px="4"
        py="2"
        borderBottom="1px solid"
        borderColor="border"
      >
        <Box minW="0">
          <OneLine textStyle="rowTitle">{person}</OneLine>
          <OneLine textStyle="second" color="fg.subtle">
            {second}
          </OneLine>
        </Box>
        {figure}
      </Box>
    );
  };
