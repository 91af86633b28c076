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
  /** Name of the selected duration. */
  duration: string;
  /** The plan that the screen recommends. */
  isMain: boolean;
  /** Whether it is the shop's plan. */
  isCurrent: boolean;
  /** Undefined if the user may only view. */
  pay?: { busy: boolean; disabled: boolean; onChoose: (offer: Offer) => void };
}

const ICONS: Record<PlanStyle, LucideIcon> = { basic: Store, pro: TrendingUp, premium: Gem, plain: Package };

/** The rule above a plan, by its name (spec 3 §9). */
const LINES: Record<PlanStyle, object> = {
  basic: { borderTop: '3px solid', borderColor: 'border.emphasized' },
  pro: { borderTop: '3px solid', borderColor: 'accent.solid' },
  premium: { borderTop: '3px solid', borderColor: 'border.inverted' },
  plain: { borderTop: '3px solid', borderColor: 'border' },
};

/** The dates a plan pays for, if there is only one way to buy it, and the credit deducted. */
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

/** A plan: price for the selected duration, features, and the Pay button. */
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
