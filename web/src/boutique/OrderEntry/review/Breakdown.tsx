import { formatRupees, orderQrAmount, percentText, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Facts } from '../../../ui/Facts.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import type { Entry } from '../entry/useEntry.ts';

const money = (amount: number) => <MoneyText amount={amount} />;

/** The parts of the total: subtotal, discount, GST, advance and balance. The total itself is shown below. */
export function Breakdown({ entry, whole }: { entry: Entry; whole: boolean }) {
  const { draft, gst: rate, amounts, before } = entry;
  const { subtotal, discount, gst, pending, total, toRefund } = amounts;
  const received = before?.received ?? 0;
  return (
    <Box>
      <Facts
        dense
        facts={[
          {
            label: formatMessage('orderEntry.order'),
            value: <Box color="fg.muted">{formatCount('orderEntry.itemCount', draft.items.length)}</Box>,
          },
          { label: formatMessage('orderEntry.subtotal'), value: money(subtotal) },
          ...(discount > 0 ? [{ label: formatMessage('orderEntry.discount'), value: money(-discount) }] : []),
          { label: formatMessage('orderEntry.gst', { percent: percentText(rate) }), value: money(gst) },
          ...(whole ? [{ label: formatMessage('orderEntry.total'), value: money(total) }] : []),
          ...(received > 0 ? [{ label: formatMessage('orderEntry.received'), value: money(received) }] : []),
          ...(draft.advance > 0
            ? [{ label: formatMessage('orderEntry.advance'), value: money(draft.advance) }]
            : []),
          ...(toRefund > 0 ? [{ label: formatMessage('orderEntry.toRefund'), value: money(toRefund) }] : []),
          ...(whole ? [{ label: formatMessage('orderEntry.pending'), value: money(pending) }] : []),
        ]}
      />
      {whole && before === undefined && (
        <Box color="fg.subtle" textStyle="second">
          {formatMessage('orderEntry.qrAmount', {
            amount: formatRupees(orderQrAmount(draft.advance, total)),
          })}
        </Box>
      )}
    </Box>
  );
}
