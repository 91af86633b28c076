import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ReturnQuery } from '../../__generated__/ReturnQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReturnForm } from './ReturnForm.tsx';

/** Why nothing can be returned from this document. */
function reasonOf(document: { type: string; status: string } | null | undefined): string {
  if (document == null) return formatMessage('returns.notFoundHint');
  if (document.type !== 'INVOICE') return formatMessage('returns.invoicesOnly');
  return document.status === 'CANCELED'
    ? formatMessage('billing.documentCanceled')
    : formatMessage('returns.notNow');
}

/** "Return or exchange": goods of one invoice are returned, with a credit note. */
export default function Return({ queryRef }: ScreenProps<ReturnQuery>) {
  const { viewer, node } = usePreloadedQuery<ReturnQuery>(
    graphql`
      query ReturnQuery($document: ID!, $known: Boolean!) @preloadable {
        viewer {
          mayBill: viewerCan(menu: BILLING, flag: CREATE)
        }
        node(id: $document) @include(if: $known) {
          ... on Document @alias(as: "document") {
            id
            type
            status
            viewerCanReturn
            ...ReturnForm_document
          }
        }
      }
    `,
    queryRef,
  );
  const document = node?.document;
  if (document?.viewerCanReturn === true)
    return <ReturnForm key={document.id} document={document} mayBill={viewer?.mayBill === true} />;
  return (
    <>
      <PageHeader title={formatMessage('returns.title')} back="/Billing-History" />
      <PageContent>
        <EmptyState
          title={formatMessage(document == null ? 'payment.documentNotFound' : 'returns.notPossible')}
          explained={reasonOf(document)}
        >
          <Button asChild>
            <Link to="/Billing-History">{formatMessage('history.title')}</Link>
          </Button>
        </EmptyState>
      </PageContent>
    </>
  );
}
