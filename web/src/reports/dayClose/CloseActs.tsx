/* oxlint-disable relay/must-colocate-fragment-spreads -- the slip's fragment is exported by billing's index */
import { formatDay, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CloseActs_close$key } from '../../__generated__/CloseActs_close.graphql.ts';
import type { CloseActs_viewer$key } from '../../__generated__/CloseActs_viewer.graphql.ts';
import { SlipButtons } from '../../billing/index.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useFreshPin } from '../../session/index.ts';
import { useReopenDay } from './useWriteDays.ts';

interface Props {
  close: CloseActs_close$key;
  viewer: CloseActs_viewer$key;
  onReopened: () => void;
}

/** The slip of a closed day, and for the owner a button to reopen it. */
export function CloseActs({ close, viewer, onReopened }: Props) {
  const { id, day, pdfUrl, reopenedAt } = useFragment(
    graphql`
      fragment CloseActs_close on DayClose {
        id
        day
        pdfUrl
        reopenedAt
      }
    `,
    close,
  );
  const { tenant, profile } = useFragment(
    graphql`
      fragment CloseActs_viewer on Viewer {
        profile {
          isOwner
        }
        tenant {
          ...SlipButtons_tenant
        }
      }
    `,
    viewer,
  );
  if (tenant == null) throw new Error(formatMessage('dayClose.dayFailed'));
  const number = formatMessage('dayClose.fileNumber', { day: formatDay(day) });
  const fresh = useFreshPin(formatMessage('dayClose.pinReason'));
  const { write, busy } = useReopenDay(fresh.ask);
  const [asking, setAsking] = useState(false);
  return (
    <HStack gap="2" flexWrap="wrap">
      <SlipButtons
        slip={{ pdfUrl, number, version: reopenedAt ?? '' }}
        tenant={tenant}
        says={formatMessage('dayClose.print')}
      />
      {profile.isOwner && reopenedAt == null && (
        <Button variant="plain" onClick={() => setAsking(true)}>
          <LockOpen strokeWidth={1.75} aria-hidden />
          {formatMessage('dayClose.reopen')}
        </Button>
      )}
      <ConfirmWrite
        open={asking}
        title={formatMessage('dayClose.reopenTitle', { day: formatDay(day) })}
        confirm={formatMessage('dayClose.reopen')}
        busy={busy}
        write={(key) => write({ key, dayClose: id })}
        done={formatMessage('dayClose.reopened', { day: formatDay(day) })}
        onSaved={onReopened}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('dayClose.reopenHint')}
      </ConfirmWrite>
      {fresh.dialog}
    </HStack>
  );
}
