import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { paymentHistoryPath } from '../../PaymentHistory/paymentHistoryPath.ts';
import type { DocumentBody_document$key } from '../../../__generated__/DocumentBody_document.graphql.ts';
import type { DocumentBody_tenant$key } from '../../../__generated__/DocumentBody_tenant.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Person } from '../../../ui/Person.tsx';
import { AttachmentsPart } from '../../attachments/AttachmentsPart.tsx';
import { CommissionSplit } from '../../document/CommissionSplit.tsx';
import { AmountRows } from '../../document/AmountRows.tsx';
import { DocumentLinks } from '../../convert/DocumentLinks.tsx';
import { RefundButton } from '../../refund/RefundButton.tsx';
import { DocumentLines } from '../../document/DocumentLines.tsx';
import { PaymentTimeline } from '../../document/PaymentTimeline.tsx';
import { WhatHappened } from '../../document/trail/WhatHappened.tsx';
import { SumRow } from '../../document/SumRow.tsx';
import { useAmounts } from '../../document/useAmounts.ts';
import { DocumentPrescription } from '../../prescription/DocumentPrescription.tsx';
import { TrashedSince } from '../../trash/TrashedSince.tsx';
import { CreditNotes } from '../../creditNotes/CreditNotes.tsx';
import { Notes } from './Notes.tsx';

interface Props {
  document: DocumentBody_document$key;
  /** Only the owner sees who edited the document. */
  isOwner: boolean;
  tenant: DocumentBody_tenant$key;
}

/** A document in full: customer, lines, sums and payments. */
export function DocumentBody({ document, isOwner, tenant }: Props) {
  const data = useFragment(
    graphql`
      fragment DocumentBody_document on Document {
        id
        type
        customerName
        customerMobile
        total
        itemCount
        revision
        limitsLiftedBy
        employee {
          fullName
        }
        ...DocumentLines_document
        ...useAmounts_document
        ...PaymentTimeline_document
        ...Notes_document
        ...DocumentPrescription_document
        ...AttachmentsPart_document
        ...TrashedSince_document
        ...DocumentLinks_document
        ...CreditNotes_document
        ...CommissionSplit_document
        ...RefundButton_document
      }
    `,
    document,
  );
  const shop = useFragment(
    graphql`
      fragment DocumentBody_tenant on Tenant {
        ...CreditNotes_tenant
        ...PaymentTimeline_tenant
      }
    `,
    tenant,
  );
  const { id, type, customerName, customerMobile, total, itemCount, revision, employee } = data;
  const lifted =
    data.limitsLiftedBy == null ? '' : formatMessage('limits.liftedBy', { name: data.limitsLiftedBy });
  const { taxByKind, taxInOne, toTotal } = useAmounts(data);
  const billedBy = employee == null ? '' : formatMessage('billing.billedByName', { name: employee.fullName });
  return (
    <>
      <HStack justify="space-between" gap="3" pb="3">
        <Person
          name={customerName}
          second={[mobileText(customerMobile), billedBy, lifted].filter(Boolean).join(' · ')}
        />
        {customerMobile != null && (
          <Button
            asChild
            variant="plain"
            size="sm"
            px="0"
            aria-label={formatMessage('history.call', { name: customerName })}
          >
            <a href={`tel:${customerMobile}`}>
              <Phone strokeWidth={1.75} aria-hidden />
            </a>
          </Button>
        )}
      </HStack>
      <Box layerStyle="section">
        {itemCount === 0 ? (
          <EmptyState
            title={formatMessage('history.noData')}
            explained={formatMessage('history.noDetails')}
          />
        ) : (
          <DocumentLines document={data} />
        )}
      </Box>
      <Box py="2">
        <AmountRows amounts={toTotal} />
      </Box>
      <SumRow label={formatMessage('billing.total')} amount={paiseOf(total)} rule="double" />
      <AmountRows amounts={[...taxInOne, ...taxByKind]} />
      <Notes document={data} />
      <DocumentPrescription document={data} />
      <DocumentLinks document={data} />
      <CreditNotes document={data} shop={shop} />
      <TrashedSince document={data} />
      <HStack justify="space-between" mt="5" mb="2">
        <Box textStyle="section">{formatMessage('history.payments')}</Box>
        <HStack gap="4">
          <RefundButton document={data} />
          {type !== 'PROPOSAL' && (
            <Button asChild variant="plain" size="sm" px="0">
              <Link to={paymentHistoryPath(id)}>{formatMessage('payments.title')}</Link>
            </Button>
          )}
        </HStack>
      </HStack>
      <PaymentTimeline document={data} shop={shop} />
      <CommissionSplit document={data} />
      <AttachmentsPart document={data} />
      {isOwner && revision > 0 && <WhatHappened id={id} revision={revision} />}
    </>
  );
}
