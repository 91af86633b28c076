import { formatDay, isEndingSoon, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { CalendarClock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { EndReminder_viewer$key } from '../../__generated__/EndReminder_viewer.graphql.ts';
import { useRouteHandle } from '../router/useRouteHandle.ts';
import { useShopClock } from '../clock/useShopClock.ts';

interface Props {
  viewer: EndReminder_viewer$key;
}

/**
 * Shown in the last seven days of a subscription to users who may renew it: the end date and a link to the plans.
 */
export function EndReminder({ viewer }: Props) {
  const { mayPay, subscription } = useFragment(
    graphql`
      fragment EndReminder_viewer on Viewer {
        mayPay: viewerCan(menu: SUBSCRIPTION, flag: CREATE)
        subscription {
          paidUntil
          daysLeft
        }
      }
    `,
    viewer,
  );
  const { today } = useShopClock();
  const isPaying = useRouteHandle()?.unpaid === true;
  const { paidUntil, daysLeft } = subscription;
  if (!mayPay || isPaying || paidUntil == null || daysLeft == null) return null;
  if (!isEndingSoon(paidUntil, today)) return null;
  return (
    <HStack gap="3" px={{ base: '4', md: '5' }} py="1.5" bg="part.subtle" color="part.fg" flexShrink="0">
      <CalendarClock size={18} strokeWidth={1.75} aria-hidden />
      <Box flex="1" minW="0" textStyle="second">
        {daysLeft === 0
          ? formatMessage('subscription.endsToday')
          : formatCount('subscription.endsIn', daysLeft, { day: formatDay(paidUntil) })}
      </Box>
      <Button asChild variant="outline" size="sm">
        <Link to="/subscription">{formatMessage('subscription.renewNow')}</Link>
      </Button>
    </HStack>
  );
}
