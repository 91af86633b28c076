import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Monitor, Smartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { SessionRow_session$key } from '../../__generated__/SessionRow_session.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { Tag } from '../../ui/StatusTag.tsx';
import { deviceName } from './deviceName.ts';

interface Props {
  session: SessionRow_session$key;
  busy: boolean;
  onEnd: () => void;
}

/** One device: name, login time, last use, and whether it is recognised. */
export function SessionRow({ session, busy, onEnd }: Props) {
  const data = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        browser
        system
        handheld
        since
        lastUsed
        knownDevice
        isCurrent
      }
    `,
    session,
  );
  const { dateTimeNear: when } = useShopClock();
  const name = deviceName(data.browser, data.system);
  const Icon = data.handheld ? Smartphone : Monitor;
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      gap="3"
      minH="row.list"
      py="3"
      borderBottom="1px solid"
      borderColor="border"
    >
      <li>
        <Box color="fg.muted" flexShrink="0">
          <Icon size={22} strokeWidth={1.75} aria-hidden />
        </Box>
        <Box flex="1" minW="0">
          <HStack gap="2" flexWrap="wrap" rowGap="1">
            <Box textStyle="rowTitle">{name}</Box>
            {data.isCurrent ? (
              <Tag tone="paid">{formatMessage('session.thisDevice')}</Tag>
            ) : (
              <Tag tone={data.knownDevice ? 'neutral' : 'part'}>
                {formatMessage(data.knownDevice ? 'session.knownDevice' : 'session.newDevice')}
              </Tag>
            )}
          </HStack>
          <Box textStyle="second" color="fg.subtle">
            {formatMessage('session.since', { when: when(data.since) })}
            {' · '}
            {data.isCurrent
              ? formatMessage('session.usedNow')
              : formatMessage('session.lastUsed', { when: when(data.lastUsed) })}
          </Box>
        </Box>
        {!data.isCurrent && (
          <Button
            variant="outline"
            size="sm"
            minH={{ base: 'control.touch', md: 'control.sm' }}
            flexShrink="0"
            loading={busy}
            aria-label={formatMessage('session.endOneNamed', { device: name })}
            onClick={onEnd}
          >
            {formatMessage('session.endOne')}
          </Button>
        )}
      </li>
    </Box>
  );
}
