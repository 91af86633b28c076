import { formatDay, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { KeyRow_key$key } from '../__generated__/KeyRow_key.graphql.ts';
import { useShopClock } from '../app/clock/useShopClock.ts';
import { ConfirmWrite } from '../record/ConfirmWrite.tsx';
import { Tag } from '../ui/StatusTag.tsx';
import { useRevokeApiKey } from './useRevokeApiKey.ts';

interface Props {
  apiKey: KeyRow_key$key;
  onRevoked: () => void;
}

/** One key: its scopes, expiry and last use, and a button to revoke it. */
export function KeyRow({ apiKey, onRevoked }: Props) {
  const data = useFragment(
    graphql`
      fragment KeyRow_key on ApiKey {
        id
        name
        scopes {
          view
          create
          edit
          delete
        }
        expires
        lastUsed
        createdAt
        createdBy {
          fullName
        }
      }
    `,
    apiKey,
  );
  const { id, name, expires, lastUsed, createdAt, createdBy } = data;
  const { dayOf, dateTimeNear, today } = useShopClock();
  const [asking, setAsking] = useState(false);
  const { write, busy } = useRevokeApiKey();
  const rights = data.scopes
    .flatMap(({ view, create, edit, delete: remove }) => [view, create, edit, remove])
    .filter(Boolean).length;
  const isOver = expires != null && dayOf(expires) < today;
  const end =
    expires == null
      ? formatMessage('keys.noEnd')
      : formatMessage('keys.ends', { when: formatDay(dayOf(expires)) });
  const use =
    lastUsed == null
      ? formatMessage('keys.neverUsed')
      : formatMessage('keys.lastUsed', { when: dateTimeNear(lastUsed) });
  const facts = [formatCount('keys.facts', rights), ...(isOver ? [] : [end]), use];
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
          <KeyRound size={22} strokeWidth={1.75} aria-hidden />
        </Box>
        <Box flex="1" minW="0">
          <HStack gap="2" flexWrap="wrap" rowGap="1">
            <Box textStyle="rowTitle" overflowWrap="anywhere">
              {name}
            </Box>
            {isOver && (
              <Tag tone="part">{formatMessage('keys.ended', { when: formatDay(dayOf(expires)) })}</Tag>
            )}
          </HStack>
          <Box textStyle="second" color="fg.subtle">
            {facts.join(' · ')}
          </Box>
          <Box textStyle="second" color="fg.subtle">
            {formatMessage('keys.madeBy', {
              when: dateTimeNear(createdAt),
              name: createdBy?.fullName ?? '–',
            })}
          </Box>
        </Box>
        <Button
          variant="outline"
          size="sm"
          minH={{ base: 'control.touch', md: 'control.sm' }}
          flexShrink="0"
          aria-label={formatMessage('keys.revokeNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {formatMessage('keys.revoke')}
        </Button>
        <ConfirmWrite
          open={asking}
          title={formatMessage('keys.revokeQuestion', { name })}
          confirm={formatMessage('keys.revoke')}
          busy={busy}
          write={(key) => write({ key, apiKey: id })}
          done={formatMessage('keys.revoked', { name })}
          onSaved={onRevoked}
          onEnd={() => setAsking(false)}
        >
          {formatMessage('keys.revokeExplained')}
        </ConfirmWrite>
      </li>
    </Box>
  );
}
