import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { VStack } from '@chakra-ui/react/stack';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { Outcome } from './Outcome.tsx';
import { ToPlans } from './ToPlans.tsx';
import { useVerification } from './useVerification.ts';

/** The states of a verification: verifying, failed to reach the server, and the payment service's result. */
export function Verify({ merchantOrderId }: { merchantOrderId: string }) {
  const { is, again } = useVerification(merchantOrderId);
  if (is.kind === 'verifying') {
    return (
      <Box layerStyle="section">
        <Box textStyle="person">{formatMessage('subscription.verifying')}</Box>
        <Box color="fg.muted" mb="4">
          {formatMessage('subscription.verifyingExplained')}
        </Box>
        <SkeletonRows rows={5} />
      </Box>
    );
  }
  if (is.kind === 'failed') {
    return (
      <VStack align="flex-start" gap="4">
        <Box w="full">
          <ErrorBand
            title={formatMessage('subscription.verificationFailed')}
            kept={is.message}
            onRetry={again}
          />
        </Box>
        <ToPlans />
      </VStack>
    );
  }
  return <Outcome payment={is.payment} />;
}
