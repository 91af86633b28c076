import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OrderEvents_order$key } from '../../__generated__/OrderEvents_order.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { eventText } from './eventText.ts';

/** The order's events, newest first. Collapsed, because the steps already show the progress. */
export function OrderEvents({ order }: { order: OrderEvents_order$key }) {
  const { timeline } = useFragment(
    graphql`
      fragment OrderEvents_order on Order {
        timeline @catch(to: NULL) {
          id
          date
          by
          ...eventText_event
        }
      }
    `,
    order,
  );
  const { dateTimeNear } = useShopClock();
  const [open, setOpen] = useState(false);
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Box mt="3">
      <Button variant="plain" size="sm" px="0" aria-expanded={open} onClick={() => setOpen(!open)}>
        {formatMessage(open ? 'orderDetails.hideEvents' : 'orderDetails.showEvents')}
        <Icon strokeWidth={2} aria-hidden />
      </Button>
      {open && timeline == null && <Box color="due.fg">{formatMessage('faults.loadFailed')}</Box>}
      {open && timeline != null && (
        <Box asChild mt="1">
          <ul>
            {timeline.map((event) => (
              <Box key={event.id} asChild py="1" display="flex" flexWrap="wrap" columnGap="3">
                <li>
                  <Box as="span" color="fg.muted" minW="36">
                    {dateTimeNear(event.date)}
                  </Box>
                  <Box as="span" flex="1" minW="0">
                    {eventText(event)}
                  </Box>
                  <Box as="span" color="fg.subtle">
                    {event.by}
                  </Box>
                </li>
              </Box>
            ))}
          </ul>
        </Box>
      )}
    </Box>
  );
}
