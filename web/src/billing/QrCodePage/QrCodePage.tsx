import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { QrCodePageQuery } from '../../__generated__/QrCodePageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { useOpens } from '../../app/router/opens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Payment } from './Payment.tsx';

/** The screen after billing: the collected amount, or the QR code for paying the rest (spec 2 §2). */
export default function QrCodePage({ queryRef }: ScreenProps<QrCodePageQuery>) {
  const { viewer, node } = usePreloadedQuery<QrCodePageQuery>(
    graphql`
      query QrCodePageQuery($document: ID!) @preloadable @throwOnFieldError {
        viewer {
          tenant {
            ...Payment_tenant
          }
        }
        node(id: $document) {
          id
          ...Payment_document @alias(as: "document")
        }
      }
    `,
    queryRef,
  );
  if (viewer?.tenant == null || node?.document == null) return <NotFound />;
  return <Payment key={node.id} tenant={viewer.tenant} document={node.document} />;
}

function NotFound() {
  const seesHistory = useOpens('billing-history');
  return (
    <>
      <PageHeader title={formatMessage('payment.title')} back="/Billing" />
      <PageContent>
        <EmptyState
          title={formatMessage('payment.documentNotFound')}
          explained={formatMessage('payment.documentNotFoundHint')}
        >
          <Button asChild>
            {seesHistory ? (
              <Link to="/Billing-History">{formatMessage('history.title')}</Link>
            ) : (
              <Link to="/Billing">{formatMessage('billing.title')}</Link>
            )}
          </Button>
        </EmptyState>
      </PageContent>
    </>
  );
}
