import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { NoUpiAccount, UpiCode, useSeesUpiAccounts, useUpiAccount } from '../../tenant/index.ts';
import { Part } from '../../ui/Part.tsx';
import { ShownAt } from './ShownAt.tsx';

interface Props {
  /** Global id of the shop. */
  tenantId: string;
  amount: Paise;
  /** Reference on the bank statement: the number, or the idempotency key if there is no number yet. */
  reference: string;
  /** Note shown in the payer's app; the number by default. */
  note?: string;
}

/** The reference for a bill or an order that does not exist yet. */
export const keyAsReference = (key: string): { reference: string; note: string } => ({
  reference: key.replaceAll('-', ''),
  note: '',
});

/** The UPI code for a payment, or a notice for users who may not see the UPI accounts. */
export function PaymentCode(props: Props) {
  if (!useSeesUpiAccounts()) return <Box color="fg.muted">{formatMessage('payment.upiForbidden')}</Box>;
  return (
    <Part title={formatMessage('payment.upiFailed')} skeleton={<Skeleton w="qr" h="qr" mx="auto" />}>
      {(attempt) => <Code {...props} attempt={attempt} />}
    </Part>
  );
}

function Code({ attempt, ...code }: Props & { attempt: number }) {
  const account = useUpiAccount(code.tenantId, attempt);
  if (account === undefined) return <NoUpiAccount message={formatMessage('payment.noUpiAccount')} />;
  return (
    <Box textAlign="center">
      <UpiCode {...code} account={account} />
      <ShownAt />
    </Box>
  );
}
