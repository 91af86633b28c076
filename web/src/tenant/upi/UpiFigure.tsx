import { formatRupees, formatMessage, upiLink, type Paise, type QrSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { QrCode } from '../../ui/QrCode.tsx';
import { QrFrame } from './QrFrame.tsx';
import type { UpiAccount } from './upiAccount.ts';

export interface UpiFigureProps {
  account: Pick<UpiAccount, 'upiId' | 'upiName'>;
  amount: Paise;
  /** The document's number, shown on the bank's statement. */
  reference: string;
  /** The note shown in the payer's app; the reference by default. */
  note?: string;
  size?: 'payment' | 'large' | 'set';
  look: QrSettings;
}

/** The QR code that a customer scans, with a given appearance, and the account's name below. */
export function UpiFigure({
  account,
  amount,
  reference,
  note = reference,
  size = 'payment',
  look,
}: UpiFigureProps) {
  const { upiId, upiName } = account;
  const link = upiLink({ upiId, upiName, amount, reference, note });
  return (
    <Box w="full" textAlign="center">
      <QrFrame look={look}>
        <QrCode
          text={link}
          size={size}
          look={look}
          label={formatMessage('payment.qrOf', { amount: formatRupees(amount), name: upiName })}
        />
      </QrFrame>
      <Box textStyle="rowTitle" mt="3" overflowWrap="anywhere">
        {upiName}
      </Box>
      <Box color="fg.muted" overflowWrap="anywhere">
        {upiId}
        <Span hideBelow="md">{` · ${formatMessage('payment.anyUpiApp')}`}</Span>
      </Box>
    </Box>
  );
}
