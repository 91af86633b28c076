import { formatRupees, say, upiLink, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { QrCode } from '../../ui/QrCode.tsx';
import type { UpiAccount } from './upiAccount.ts';

interface Props {
  account: Pick<UpiAccount, 'upiId' | 'upiName'>;
  amount: Paise;
  /** The number of the document: what the bank's statement will say. */
  reference: string;
  size?: 'payment' | 'large';
}

/** The code that a customer scans, hung from the accent line, and under it whose account it is. */
export function UpiCode({ account, amount, reference, size = 'payment' }: Props) {
  const { upiId, upiName } = account;
  const link = upiLink({ upiId, upiName, amount, reference, note: reference });
  return (
    <Box w="full" textAlign="center">
      <Box borderTop="3px solid" borderColor="accent.solid" display="flex" justifyContent="center">
        <Box
          display="inline-flex"
          p="5"
          bg="code.bg"
          border="1px solid"
          borderColor="border"
          borderTop="none"
          borderBottomRadius="l3"
        >
          <QrCode
            text={link}
            size={size}
            label={say('payment.qrOf', { amount: formatRupees(amount), name: upiName })}
          />
        </Box>
      </Box>
      <Box textStyle="rowTitle" mt="3" overflowWrap="anywhere">
        {upiName}
      </Box>
      <Box color="fg.muted" overflowWrap="anywhere">
        {upiId}
        <Span hideBelow="md">{` · ${say('payment.anyUpiApp')}`}</Span>
      </Box>
    </Box>
  );
}
