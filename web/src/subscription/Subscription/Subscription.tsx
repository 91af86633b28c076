import { formatMessage } from '@galla/domain';
import { VStack } from '@chakra-ui/react/stack';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { SubscriptionQuery } from '../../__generated__/SubscriptionQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { useReload } from '../../app/router/useReasked.ts';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { Payments } from './Payments.tsx';
import { Plans } from './Plans.tsx';

/** The shop's subscription to Galla: its plan, the plans on offer, and its payments. */
export default function Subscription({ queryRef }: ScreenProps<SubscriptionQuery>) {
  const { viewer } = usePreloadedQuery<SubscriptionQuery>(
    graphql`
      query SubscriptionQuery @preloadable {
        viewer {
          mayPay: viewerCan(menu: SUBSCRIPTION, flag: CREATE)
          ...CurrentPlan_viewer
          subscription {
            ...Plans_subscription
            ...Payments_subscription
          }
        }
      }
    `,
    queryRef,
  );
  const { reload, isReloading } = useReload();
  const retry = { busy: isReloading, onRetry: () => void reload() };
  return (
    <>
      <PageHeader title={formatMessage('subscription.title')} />
      <PageContent>
        {viewer == null ? (
          <ErrorBand title={formatMessage('subscription.userFailed')} {...retry} />
        ) : (
          <VStack align="stretch" gap="8">
            <CurrentPlan viewer={viewer} />
            <Plans subscription={viewer.subscription} mayPay={viewer.mayPay} {...retry} />
            <Payments subscription={viewer.subscription} {...retry} />
          </VStack>
        )}
      </PageContent>
    </>
  );
}
