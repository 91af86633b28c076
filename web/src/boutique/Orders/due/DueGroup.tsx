import { formatCount, formatMessage, type DueBy, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { CircleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { DueGroup_group$key } from '../../../__generated__/DueGroup_group.graphql.ts';
import { shortDay, weekday } from '../../order/shortDay.ts';
import { DueRow } from './DueRow.tsx';

interface Props {
  group: DueGroup_group$key;
  /** Today, and the board's last day. */
  days: { today: string; until: string };
  shop: string;
  by: DueBy;
  /** Hidden on a phone while it has no orders. */
  quiet: boolean;
}

const TITLES: Readonly<Record<string, MessageKey>> = {
  LATE: 'due.group.LATE',
  TOMORROW: 'due.group.TOMORROW',
};

function titleOf(kind: string, { today, until }: Props['days']): string {
  if (kind === 'TODAY')
    return formatMessage('due.todayIs', { day: `${weekday(today, 'long')} ${shortDay(today)}` });
  const title = TITLES[kind];
  return title ? formatMessage(title) : formatMessage('due.weekTo', { day: shortDay(until) });
}

/** Orders due at about the same time; the heading is sticky. */
export function DueGroup({ group, days, shop, by, quiet }: Props) {
  const { kind, orders, piecesLeft, entries } = useFragment(
    graphql`
      fragment DueGroup_group on DueGroup {
        kind
        orders
        piecesLeft
        entries {
          order {
            id
          }
          ...DueRow_entry
        }
      }
    `,
    group,
  );
  const title = titleOf(kind, days);
  const late = kind === 'LATE';
  return (
    <Box asChild minW="0" {...(quiet && { hideBelow: 'lg' })}>
      <section aria-label={title}>
        <Box
          position="sticky"
          top="-4"
          zIndex="sticky"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="2"
          px={{ base: '4', lg: '2' }}
          py="1.5"
          bg="bg.subtle"
          borderTop="2px solid"
          borderTopColor={late ? 'due.solid' : 'border.inverted'}
          borderBottom="1px solid"
          borderBottomColor="border"
          textStyle="label"
          color={late ? 'due.fg' : 'fg.muted'}
        >
          {late && <CircleAlert size={16} strokeWidth={2} aria-hidden />}
          <Box asChild flex="1" whiteSpace="nowrap">
            <h2>{title}</h2>
          </Box>
          <Box textStyle="second" color="fg.subtle" fontWeight="normal" whiteSpace="nowrap">
            {`${formatCount('due.orders', orders)}, ${formatCount('due.piecesLeft', piecesLeft)}`}
          </Box>
        </Box>
        <ul>
          {entries.map((entry) => (
            <DueRow key={entry.order.id} entry={entry} today={days.today} shop={shop} by={by} />
          ))}
        </ul>
        {quiet && (
          <Box color="fg.subtle" px="2" py="3">
            {formatMessage('due.noneHere')}
          </Box>
        )}
        {orders > entries.length && (
          <Box color="fg.muted" px={{ base: '4', lg: '2' }} py="3">
            {formatCount('due.more', orders - entries.length)}
          </Box>
        )}
      </section>
    </Box>
  );
}
