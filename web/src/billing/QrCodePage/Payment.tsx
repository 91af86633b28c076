import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Payment_document$key } from '../../__generated__/Payment_document.graphql.ts';
import type { Payment_tenant$key } from '../../__generated__/Payment_tenant.graphql.ts';
import { MoneyAside } from '../../ui/MoneyColumn.tsx';
import { PageColumns, PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { HeldWidth, useHeldWide } from '../../ui/heldWidth.ts';
import { typeWords } from '../documentTypes.ts';
import { PaperHeaderIcons } from '../papers/PaperIcons.tsx';
import { PapersMenu } from '../papers/PapersMenu.tsx';
import { usePrintAtOnce } from '../papers/usePrintAtOnce.ts';
import { useDocumentPapers } from '../papers/useDocumentPapers.ts';
import { Bill } from './Bill.tsx';
import { Foot } from './Foot.tsx';
import { PayFields } from './PayFields.tsx';
import { PaymentPane } from './PaymentPane.tsx';
import { usePay } from './usePay.ts';

interface Props {
  tenant: Payment_tenant$key;
  document: Payment_document$key;
}

/** The payment of one document: the QR code or the collected amount, the bill, and the buttons. */
export function Payment({ tenant, document }: Props) {
  const shop = useFragment(
    graphql`
      fragment Payment_tenant on Tenant {
        ...PaymentPane_tenant
        ...useDocumentPapers_tenant
      }
    `,
    tenant,
  );
  const data = useFragment(
    graphql`
      fragment Payment_document on Document {
        id
        type
        number
        ...usePay_document
        ...useDocumentPapers_document
        ...PaymentPane_document
        ...Bill_document
      }
    `,
    document,
  );
  const [wide, hold] = useHeldWide();
  const pay = usePay(data);
  const papers = useDocumentPapers(data, shop);
  usePrintAtOnce(data.id, papers);
  useShortcut('s', papers.print, {
    says: formatMessage('payment.print'),
    enabled: papers.busy === undefined,
  });
  const pane = <PaymentPane tenant={shop} document={data} pay={pay} />;
  const created = formatMessage('billing.created', {
    document: formatMessage(typeWords(data.type).name),
    number: data.number,
  });
  return (
    <HeldWidth value={hold}>
      <PageHeader
        title={formatMessage('payment.title')}
        back="/Billing"
        status={
          <HStack gap="2" color="paid.fg">
            <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
            {created}
          </HStack>
        }
        {...(!wide && { actions: <PaperHeaderIcons papers={papers} /> })}
      />
      {wide ? (
        <PageColumns
          column={
            <MoneyAside
              title={formatMessage(typeWords(data.type).name)}
              width="payment"
              foot={<Foot pay={pay} papers={papers} />}
            >
              <Box tabIndex={0}>
                <Bill document={data} />
              </Box>
            </MoneyAside>
          }
        >
          <PageContent display="flex">{pane}</PageContent>
        </PageColumns>
      ) : (
        <PageContent foot={<Foot pay={pay} />} tabIndex={0}>
          {pane}
          <Box mt="5" maxW="dialog.lg" mx="auto">
            {pay.open && <PayFields pay={pay} bare />}
            <Bill document={data} />
            <Box mt="3">
              <PapersMenu papers={papers}>
                <Button variant="outline" w="full">
                  {formatMessage('payment.papers')}
                  <ChevronDown strokeWidth={1.75} aria-hidden />
                </Button>
              </PapersMenu>
            </Box>
          </Box>
        </PageContent>
      )}
    </HeldWidth>
  );
}
