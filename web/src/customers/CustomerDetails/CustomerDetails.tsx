import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { CustomerDetailsQuery } from '../../__generated__/CustomerDetailsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { CustomerScreen } from './CustomerScreen.tsx';
import { GoneCustomer } from './GoneCustomer.tsx';

interface Props extends ScreenProps<CustomerDetailsQuery> {
  /** Opens the status dialog over the page. */
  withStatus?: boolean;
}

/** Customer Details (spec 2 §2): profile, purchases and dues, notes. */
export default function CustomerDetails({ queryRef, withStatus = false }: Props) {
  const { node, viewer } = usePreloadedQuery<CustomerDetailsQuery>(
    graphql`
      query CustomerDetailsQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on Customer @alias(as: "customer") {
            isWalkIn
            ...CustomerScreen_customer
          }
        }
        viewer {
          tenant {
            name
            business {
              capabilities
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { id } = queryRef.variables;
  if (node?.customer != null && !node.customer.isWalkIn)
    return (
      <CustomerScreen
        customer={node.customer}
        shop={viewer?.tenant?.name ?? ''}
        prescribes={viewer?.tenant?.business.capabilities.includes('PRESCRIPTIONS') ?? false}
        withStatus={withStatus}
      />
    );
  return (
    <>
      <PageHeader title={formatMessage('customers.details')} back="/crm" />
      <PageContent>
        {id === '' ? (
          <EmptyState
            title={formatMessage('customers.noneSelected')}
            explained={formatMessage('customers.noneSelectedExplained')}
          />
        ) : (
          <Part
            key={id}
            title={formatMessage('customers.detailsFailed')}
            skeleton={<SkeletonRows rows={6} />}
          >
            {(attempt) => <GoneCustomer id={id} attempt={attempt} />}
          </Part>
        )}
      </PageContent>
    </>
  );
}
