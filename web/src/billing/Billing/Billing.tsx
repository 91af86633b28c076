import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { BillingQuery } from '../../__generated__/BillingQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { useLastAnswered } from '../../app/router/useLastAnswered.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { Selection } from './Selection.tsx';

/** /Billing: choose the document type and the customer (spec 2 §2). */
export default function Billing({ queryRef }: ScreenProps<BillingQuery>) {
  const [shown, failure] = useLastAnswered(queryRef);
  const { viewer } = usePreloadedQuery<BillingQuery>(
    graphql`
      query BillingQuery($search: String) @preloadable {
        viewer {
          mayBill: viewerCan(menu: BILLING, flag: CREATE)
          mayAddCustomers: viewerCan(menu: CUSTOMERS, flag: CREATE)
          tenant {
            ...Selection_tenant @arguments(search: $search)
          }
        }
      }
    `,
    shown,
  );
  if (viewer?.tenant == null) return <LoadFailed title={formatMessage('billing.title')} />;
  const { mayBill, mayAddCustomers } = viewer;
  return (
    <Selection
      tenant={viewer.tenant}
      rights={{ bill: mayBill, addCustomers: mayBill || mayAddCustomers }}
      asked={shown.variables.search ?? ''}
      failure={failure}
    />
  );
}
