import { planStyle, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { Plans_subscription$key } from '../../__generated__/Plans_subscription.graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { chosenDuration, durationNames } from './durations.ts';
import { ChangePlan } from './ChangePlan.tsx';
import type { Offer, OfferStart } from './offer.ts';
import { Plan } from './Plan.tsx';
import { usePay } from './usePay.ts';

interface Props {
  subscription: Plans_subscription$key;
  mayPay: boolean;
  busy: boolean;
  /** Refetches the plans. */
  onRetry: () => void;
}

/** The plan that was pressed. */
interface Choice {
  code: string;
  name: string;
  offer: Offer;
}

/** The plans side by side, for the selected duration. */
export function Plans({ subscription, mayPay, busy, onRetry }: Props) {
  const {
    plan: current,
    duration: currentDuration,
    packages,
  } = useFragment(
    graphql`
      fragment Plans_subscription on ShopSubscription {
        plan
        duration
        packages {
          code
          name
          ...durations_package
          ...Plan_package
        }
      }
    `,
    subscription,
  );
  const [search, setSearch] = useSearchParams();
  const [paying, setPaying] = useState<OfferStart>();
  const [choice, setChoice] = useState<Choice>();
  const { pay, problem } = usePay(onRetry);
  useEffect(() => {
    // Going back from the payment page may restore this page from the back/forward cache, with its old state.
    const stay = (): void => {
      setPaying(undefined);
      setChoice(undefined);
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  if (packages == null) {
    return <ErrorBand title={formatMessage('subscription.packagesFailed')} busy={busy} onRetry={onRetry} />;
  }
  if (packages.length === 0) {
    return (
      <EmptyState
        title={formatMessage('subscription.noPackages')}
        explained={formatMessage('subscription.noPackagesExplained')}
      />
    );
  }
  const names = durationNames(packages);
  const chosen = chosenDuration(names, search.get('duration'), currentDuration);
  const main = packages.find(({ name }) => planStyle(name) === 'pro') ?? packages[0];
  const order = async ({ code, offer }: Choice, start: OfferStart): Promise<void> => {
    setPaying(start);
    const { starts, due } = start;
    const leaving = await pay({ package: code, duration: offer.code, starts, expectedPrice: due });
    if (leaving) return;
    setPaying(undefined);
    // The problem is shown on the page.
    setChoice(undefined);
  };
  const choose = (next: Choice): void => {
    const [only, other] = next.offer.starts;
    setChoice(next);
    if (only && !other) void order(next, only);
  };
  return (
    <Box asChild>
      <section aria-label={formatMessage('subscription.choosePlan')}>
        <HStack gap="4" flexWrap="wrap" mb="5">
          <Box textStyle="section">{formatMessage('subscription.choosePlan')}</Box>
          <Box w={{ base: 'full', md: 'sheet' }}>
            <SegmentedChoice
              label={formatMessage('subscription.durations')}
              value={chosen}
              choices={names.map((name) => ({ value: name, label: name }))}
              onValue={(name) => setSearch({ duration: name }, { replace: true })}
            />
          </Box>
        </HStack>
        {!mayPay && (
          <Box color="fg.muted" mb="4">
            {formatMessage('subscription.ownerPays')}
          </Box>
        )}
        {problem && (
          <Box mb="5">
            <ErrorBand {...problem} />
          </Box>
        )}
        <Box
          asChild
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(0, 1fr))' }}
          gap={{ base: '8', md: '6' }}
        >
          <ul>
            {packages.map((one) => (
              <Plan
                key={one.code}
                plan={one}
                duration={chosen}
                isMain={one === main}
                isCurrent={one.name === current}
                {...(mayPay && {
                  pay: {
                    busy: paying !== undefined && choice?.code === one.code,
                    disabled: paying !== undefined,
                    onChoose: (offer: Offer) => choose({ code: one.code, name: one.name, offer }),
                  },
                })}
              />
            ))}
          </ul>
        </Box>
        {choice && choice.offer.starts.length > 1 && (
          <ChangePlan
            plan={choice.name}
            offer={choice.offer}
            paying={paying}
            onChoose={(start) => void order(choice, start)}
            onClose={() => setChoice(undefined)}
          />
        )}
      </section>
    </Box>
  );
}
