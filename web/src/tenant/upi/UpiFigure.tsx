import { formatRupees, formatMessage, upiLink, type Paise, type QrSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { QrCode } from '../../ui/QrCode.tsx';
import { QrFrame } from './QrFrame.tsx';
import type { UpiAccount } from './upiAccount.ts';

export interface UpiFigureProps {
  account: Pick<UpiAccount, 'upiId' | 'upiName'>;
  amount: Paise;
  /** The number of the document: what the bank's statement will say. */
  reference: string;
  /** What the payer's app says that it is for; the number as well unless told. */
  note?: string;
  size?: 'payment' | 'large' | 'set';
  look: QrSettings;
}

/** The code that a customer scans, in a given look, and under it whose account it is. */
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
