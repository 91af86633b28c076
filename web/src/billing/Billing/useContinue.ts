import { encodeBillingData, formatMessage, type BillingOption } from '@galla/domain';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useContinueQuery } from '../../__generated__/useContinueQuery.graphql.ts';
import { toast } from '../../app/toast/toast.ts';
import { billingPath } from '../documentTypes.ts';

const query = graphql`
  query useContinueQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Customer {
        name
        mobile
      }
    }
  }
`;

export interface Selected {
  option: BillingOption;
  customerId: string;
  employee: { id: string; fullName: string } | undefined;
}

/** Continues to the billing screen with the choices in its address (spec 2 §2). */
export function useContinue(): (selected: Selected) => Promise<void> {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  return async ({ option, customerId, employee }) => {
    try {
      // Usually in the store from the list; only a reloaded page asks the server.
      const answer = await fetchQuery<useContinueQuery>(
        environment,
        query,
        { id: customerId },
        { fetchPolicy: 'store-or-network' },
      ).toPromise();
      const customer = answer?.node;
      if (customer?.__typename !== 'Customer') {
        toast.error(formatMessage('customers.loadFailed'));
        return;
      }
      const data = encodeBillingData({
        contactId: customerId,
        contactName: customer.name,
        contactMobile: customer.mobile ?? '',
        ...(employee && { employeeId: employee.id, employeeName: employee.fullName }),
        option,
      });
      await navigate(`${billingPath(option)}?data=${data}`);
    } catch {
      toast.error(formatMessage('customers.loadFailed'));
    }
  };
}
