import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { FileDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Payment } from './payment.ts';
import { ToPlans } from './ToPlans.tsx';
import { useReceipt } from './useReceipt.ts';

/** The next step: continue, finish paying, or try again (spec 3 §4). */
export function Actions({ payment }: { payment: Payment }) {
  const { state, redirectUrl, receiptUrl } = payment;
  if (state === 'COMPLETED') {
    return (
      <Bar>
        <Button asChild>
          <Link to="/">{formatMessage('subscription.toDashboard')}</Link>
        </Button>
        {receiptUrl !== null && <Receipt url={receiptUrl} order={payment.merchantOrderId} />}
      </Bar>
    );
  }
  return (
    <Bar>
      {redirectUrl !== null && (
        <Button asChild>
          <a href={redirectUrl}>
            {formatMessage(state === 'PENDING' ? 'subscription.complete' : 'subscription.tryAgain')}
          </a>
        </Button>
      )}
      <ToPlans />
    </Bar>
  );
}

/** The primary button first; stacked on a phone. */
function Bar({ children }: { children: React.ReactNode }) {
  return (
    <Stack direction={{ base: 'column', md: 'row' }} gap="2" align="stretch">
      {children}
    </Stack>
  );
}

function Receipt({ url, order }: { url: string; order: string }) {
  const { download, busy } = useReceipt(url, `Receipt_${order}.pdf`);
  return (
    <Button variant="outline" onClick={download} loading={busy}>
      <FileDown strokeWidth={1.75} aria-hidden />
      {formatMessage('subscription.downloadReceipt')}
    </Button>
  );
}
