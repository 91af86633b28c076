import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Suspense, useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AmountPage_customer$key } from '../../__generated__/AmountPage_customer.graphql.ts';
import type { AmountPage_tenant$key } from '../../__generated__/AmountPage_tenant.graphql.ts';
import { NoUpiAccount } from '../../tenant/index.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Person } from '../../ui/Person.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { usePrefetch } from '../../ui/whenOpened.tsx';
import { usePhone } from '../../ui/useWide.ts';
import { AmountField } from './AmountField.tsx';
import { Keypad } from './Keypad.tsx';
import { Tape } from './Tape.tsx';
import { useQuickBill } from './useQuickBill.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

// Prefetched while the user types the amount: it includes the QR code library.
const fetchScanDialog = () => import('./ScanDialog.tsx');
const ScanDialog = lazyPart(fetchScanDialog);

interface Props {
  tenant: AmountPage_tenant$key;
  customer: AmountPage_customer$key;
  back: string;
  /** The tabs of the screen. */
  above: ReactNode;
}

/**
 * A quick bill: an amount without items, typed or calculated; the customer scans its code and pays (spec 2
 * §2).
 */
export function AmountPage({ tenant, customer, back, above }: Props) {
  const { id: tenantId } = useFragment(
    graphql`
      fragment AmountPage_tenant on Tenant {
        id
      }
    `,
    tenant,
  );
  const { id, name, mobile } = useFragment(
    graphql`
      fragment AmountPage_customer on Customer {
        id
        name
        mobile
      }
    `,
    customer,
  );
  usePrefetch(fetchScanDialog);
  const field = useRef<HTMLInputElement>(null);
  const { calculator, press, problem, generate, shown, next, busy, checking } = useQuickBill({
    tenantId,
    customerId: id,
    onProblem: () => field.current?.focus(),
  });
  const { tape } = calculator;
  const phone = usePhone();
  useShortcut('Ctrl+Enter', generate, { says: formatMessage('quickBill.generate'), enabled: !busy });
  const act = (
    <Button
      size="lg"
      w="full"
      loading={busy}
      loadingText={formatMessage(checking ? 'faults.checkingSaved' : 'shell.saving')}
      onClick={generate}
    >
      {formatMessage('quickBill.generate')}
      <Kbd keys={['Ctrl', 'Enter']} />
    </Button>
  );
  return (
    <>
      <PageHeader title={formatMessage('quickBill.title')} back={back} />
      {above}
      <PageContent
        foot={
          <Box hideFrom="md" p="4" borderTop="1px solid" borderColor="border">
            {act}
          </Box>
        }
      >
        <Box display="flex" justifyContent="center" gap="8" pt={{ base: '0', md: '6' }}>
          <Box w="full" maxW="scan">
            <Person name={name} second={mobileText(mobile)} large />
            {phone && tape.length > 0 && <Tape lines={tape} />}
            <AmountField
              ref={field}
              calculator={calculator}
              onPress={press}
              problem={problem?.field === 'amount' ? problem.message : undefined}
            />
            <Keypad onPress={press} />
            <Box hideBelow="md" mt="4">
              {act}
            </Box>
            {problem?.field === 'account' && <NoUpiAccount message={problem.message} />}
            {problem !== undefined && problem.field === undefined && (
              <Box role="alert" mt="3" color="due.fg">
                {problem.message}
              </Box>
            )}
          </Box>
          {!phone && (
            <Box w="sidebar" flexShrink="0">
              <Box textStyle="section" borderBottom="2px solid" borderColor="border.inverted" pb="1" mb="1">
                {formatMessage('quickBill.tape')}
              </Box>
              {tape.length > 0 ? (
                <Tape lines={tape} />
              ) : (
                <Box color="fg.muted" textStyle="second">
                  {formatMessage('quickBill.tapeEmpty')}
                </Box>
              )}
            </Box>
          )}
        </Box>
      </PageContent>
      <Suspense fallback={null}>
        {shown && <ScanDialog {...shown} tenantId={tenantId} customer={name} after={field} onClose={next} />}
      </Suspense>
    </>
  );
}
