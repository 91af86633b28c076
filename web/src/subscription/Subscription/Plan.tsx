import { formatRupees, planStyle, formatMessage, type PlanStyle } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Check, Gem, Package, Store, TrendingUp, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Plan_package$key } from '../../__generated__/Plan_package.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { daysText, hasAmount, readOffer, type Offer } from './offer.ts';
import { PlanPrice } from './PlanPrice.tsx';

interface Props {
  plan: Plan_package$key;
  /** The name of the chosen time. */
  duration: string;
  /** The one that the screen offers first. */
  isMain: boolean;
  /** The shop has it. */
  isCurrent: boolean;
  /** Left out for who may only look. */
  pay?: { busy: boolean; disabled: boolean; onChoose: (offer: Offer) => void };
}

const ICONS: Record<PlanStyle, LucideIcon> = { basic: Store, pro: TrendingUp, premium: Gem, plain: Package };

/** What a plan hangs from: its line goes by its name (spec 3 §9). */
const LINES: Record<PlanStyle, object> = {
  basic: { borderTop: '3px solid', borderColor: 'border.emphasized' },
  pro: { borderTop: '3px solid', borderColor: 'accent.solid' },
  premium: { borderTop: '3px solid', borderColor: 'border.inverted' },
  plain: { borderTop: '3px solid', borderColor: 'border' },
};

/** The days that a plan pays for, where there is but one way to buy it, and what credit takes off. */
function OnlyStart({ offer: { starts } }: { offer: Offer }) {
  const [start] = starts;
  if (!start || starts.length > 1) return null;
  const { due, credit } = start;
  return (
    <Box textStyle="second" color="fg.muted">
      <Box>{daysText(start)}</Box>
      {hasAmount(credit) && (
        <Box>
          {formatMessage('subscription.payLess', {
            amount: formatRupees(paiseOf(due)),
            credit: formatRupees(paiseOf(credit)),
          })}
        </Box>
      )}
    </Box>
  );
}

/** A plan: what it costs for the chosen time, what it has, and the way to pay for it. */
export function Plan({ plan, duration, isMain, isCurrent, pay }: Props) {
  const { name, features, durations } = useFragment(
    graphql`
      fragment Plan_package on SubscriptionPackage {
        name
        features
        durations {
          name
          ...offer_duration
          ...PlanPrice_duration
        }
      }
    `,
    plan,
  );
  const style = planStyle(name);
  const Icon = ICONS[style];
  const offered = durations.find((one) => one.name === duration);
  return (
    <Box asChild display="flex" flexDirection="column" gap="3" pt="3" minW="0" {...LINES[style]}>
      <li>
        <HStack gap="2">
          <Box color={style === 'pro' ? 'accent.fg' : 'fg.muted'}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
          </Box>
          <Box asChild textStyle="person">
            <h2>{name}</h2>
          </Box>
        </HStack>
        {offered ? (
          <PlanPrice duration={offered} style={style} />
        ) : (
          <Box color="fg.muted">{formatMessage('subscription.notOffered')}</Box>
        )}
        {offered && <OnlyStart offer={readOffer(offered)} />}
        {offered && pay && (
          <Button
            size="lg"
            w="full"
            variant={isMain ? 'solid' : 'outline'}
            loading={pay.busy}
            loadingText={formatMessage('subscription.opening')}
            disabled={pay.disabled}
            onClick={() => pay.onChoose(readOffer(offered))}
          >
            {formatMessage(isCurrent ? 'subscription.renew' : 'subscription.choose', { name })}
          </Button>
        )}
        <Box asChild color="fg.muted">
          <ul>
            {features.map((feature) => (
              <HStack asChild key={feature} gap="2" align="flex-start" py="1">
                <li>
                  <Box color="paid.fg" flexShrink="0" pt="0.5">
                    <Check size={16} strokeWidth={2} aria-hidden />
                  </Box>
                  {feature}
                </li>
              </HStack>
            ))}
          </ul>
        </Box>
      </li>
    </Box>
  );
}
