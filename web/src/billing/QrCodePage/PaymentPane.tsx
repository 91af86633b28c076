import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { PaymentPane_document$key } from '../../__generated__/PaymentPane_document.graphql.ts';
import type { PaymentPane_tenant$key } from '../../__generated__/PaymentPane_tenant.graphql.ts';
import { NoUpiAccount, useSeesUpiAccounts, useUpiAccount } from '../../tenant/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { Collected } from './Collected.tsx';
import { ScanToPay } from './ScanToPay.tsx';
import type { Pay } from './usePay.ts';

interface Props {
  tenant: PaymentPane_tenant$key;
  document: PaymentPane_document$key;
  pay: Pay;
}

/** The middle of the screen: the UPI QR code of the pending amount, or the collected amount. */
export function PaymentPane({ tenant, document, pay }: Props) {
  const { id } = useFragment(
    graphql`
      fragment PaymentPane_tenant on Tenant {
        id
      }
    `,
    tenant,
  );
  const data = useFragment(
    graphql`
      fragment PaymentPane_document on Document {
        status
        number
        customerName
        ...Collected_document
      }
    `,
    document,
  );
  const seesAccounts = useSeesUpiAccounts();
  const { status, number, customerName } = data;
  const toPay = status === 'UNPAID' || status === 'PARTIAL';
  return (
    <VStack flex="1" minW="0" m="auto" gap="0" textAlign="center">
      <Box hideFrom="lg" color="fg.muted" mb="1" overflowWrap="anywhere">
        {`${customerName} · ${number}`}
      </Box>
      {!toPay || pay.code === undefined ? (
        <Collected document={data} />
      ) : seesAccounts ? (
        <Part title={formatMessage('payment.upiFailed')} skeleton={<Skeleton w="qr" h="qr" mt="16" />}>
          {(attempt) => <Scan tenantId={id} attempt={attempt} number={number} amount={pay.code ?? 0} />}
        </Part>
      ) : (
        <EmptyState
          title={formatMessage('payment.upiForbidden')}
          explained={formatMessage('payment.askRight')}
        />
      )}
    </VStack>
  );
}

interface ScanProps {
  tenantId: string;
  attempt: number;
  number: string;
  amount: Paise;
}

function Scan({ tenantId, attempt, number, amount }: ScanProps) {
  const account = useUpiAccount(tenantId, attempt);
  if (account === undefined) return <NoUpiAccount message={formatMessage('payment.noUpiAccount')} />;
  return <ScanToPay tenantId={tenantId} account={account} amount={amount} number={number} />;
}
