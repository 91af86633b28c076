import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LinkRow_share$key } from '../../../__generated__/LinkRow_share.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import { useRevokeShare } from './useRevokeShare.ts';

/** One link: its expiry, its creator, and a button to revoke it for users who may. */
export function LinkRow({ share }: { share: LinkRow_share$key }) {
  const { id, until, createdAt, createdBy, viewerCanRevoke } = useFragment(
    graphql`
      fragment LinkRow_share on DocumentShare {
        id
        until
        createdAt
        createdBy {
          fullName
        }
        viewerCanRevoke
      }
    `,
    share,
  );
  const { dayOf, dateTimeNear } = useShopClock();
  const [asking, setAsking] = useState(false);
  const { write, busy } = useRevokeShare();
  const date = formatDay(dayOf(until));
  const made = dateTimeNear(createdAt);
  const name = createdBy?.fullName;
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      gap="3"
      minH="row.list"
      py="2"
      borderBottom="1px solid"
      borderColor="border"
    >
      <li>
        <Box flex="1" minW="0">
          <Box textStyle="rowTitle">{formatMessage('share.until', { date })}</Box>
          <Box textStyle="second" color="fg.subtle" overflowWrap="anywhere">
            {name === undefined
              ? formatMessage('share.madeOn', { date: made })
              : formatMessage('share.by', { date: made, name })}
          </Box>
        </Box>
        {viewerCanRevoke && (
          <Button
            variant="outline"
            size="sm"
            minH={{ base: 'control.touch', md: 'control.sm' }}
            flexShrink="0"
            aria-label={formatMessage('share.revokeOf', { date })}
            onClick={() => setAsking(true)}
          >
            {formatMessage('share.revoke')}
          </Button>
        )}
        <ConfirmWrite
          open={asking}
          title={formatMessage('share.revokeTitle')}
          confirm={formatMessage('share.revoke')}
          busy={busy}
          write={(key) => write({ key, share: id })}
          done={formatMessage('share.revoked')}
          onEnd={() => setAsking(false)}
        >
          {formatMessage('share.revokeExplained')}
        </ConfirmWrite>
      </li>
    </Box>
  );
}
