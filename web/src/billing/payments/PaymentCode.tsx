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
  /** What the bank's statement will say: the number, or before there is one the key that it will be made with. */
  reference: string;
  /** What the payer's app says that it is for; the number unless told. */
  note?: string;
}

/** What stands for the number of a bill or an order that is not made yet. */
export const keyAsReference = (key: string): { reference: string; note: string } => ({
  reference: key.replaceAll('-', ''),
  note: '',
});

/** The code of what is paid by UPI; whoever may not see the accounts is told so. */
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
