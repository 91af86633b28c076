import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CircleCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Payment_document$key } from '../../__generated__/Payment_document.graphql.ts';
import type { Payment_tenant$key } from '../../__generated__/Payment_tenant.graphql.ts';
import { MoneyAside } from '../../ui/MoneyColumn.tsx';
import { PageColumns, PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useWide } from '../../ui/useWide.ts';
import { typeWords } from '../documentTypes.ts';
import { PdfIconButtons } from '../pdf/PdfIconButtons.tsx';
import { useDocumentPdf } from '../pdf/useDocumentPdf.ts';
import { Bill } from './Bill.tsx';
import { Foot } from './Foot.tsx';
import { PayFields } from './PayFields.tsx';
import { PaymentPane } from './PaymentPane.tsx';
import { usePay } from './usePay.ts';

interface Props {
  tenant: Payment_tenant$key;
  document: Payment_document$key;
}

/** The payment of one document: the code or what was collected, the bill beside it, and the acts. */
export function Payment({ tenant, document }: Props) {
  const shop = useFragment(
    graphql`
      fragment Payment_tenant on Tenant {
        name
        ...PaymentPane_tenant
      }
    `,
    tenant,
  );
  const data = useFragment(
    graphql`
      fragment Payment_document on Document {
        type
        number
        ...usePay_document
        ...useDocumentPdf_document
        ...PaymentPane_document
        ...Bill_document
      }
    `,
    document,
  );
  const wide = useWide();
  const pay = usePay(data);
  const pdf = useDocumentPdf(data, shop.name);
  const pane = <PaymentPane tenant={shop} document={data} pay={pay} />;
  const created = say('billing.created', { document: say(typeWords(data.type).name), number: data.number });
  return (
    <>
      <PageHeader
        title={say('payment.title')}
        back="/Billing"
        status={
          <HStack gap="2" color="paid.fg">
            <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
            {created}
          </HStack>
        }
        {...(!wide && { actions: <PdfIconButtons pdf={pdf} variant="plain" /> })}
      />
      {wide ? (
        <PageColumns
          column={
            <MoneyAside
              title={say(typeWords(data.type).name)}
              width="payment"
              foot={<Foot pay={pay} pdf={pdf} />}
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
          </Box>
        </PageContent>
      )}
    </>
  );
}
