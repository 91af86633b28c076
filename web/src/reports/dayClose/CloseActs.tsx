/* oxlint-disable relay/must-colocate-fragment-spreads -- the papers come through the index of billing */
import { formatDay, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronDown, LockOpen, Printer } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CloseActs_close$key } from '../../__generated__/CloseActs_close.graphql.ts';
import type { CloseActs_viewer$key } from '../../__generated__/CloseActs_viewer.graphql.ts';
import { PapersMenu, usePapers } from '../../billing/index.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useFreshPin } from '../../session/index.ts';
import { useReopenDay } from './useWriteDays.ts';

interface Props {
  close: CloseActs_close$key;
  viewer: CloseActs_viewer$key;
  onReopened: () => void;
}

/** The slip of a closed day; the owner reopens it. */
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
          ...usePapers_tenant
        }
      }
    `,
    viewer,
  );
  if (tenant == null) throw new Error(formatMessage('dayClose.dayFailed'));
  const number = formatMessage('dayClose.fileNumber', { day: formatDay(day) });
  const { papers: all, ...papers } = usePapers({ pdfUrl, number, version: reopenedAt ?? '' }, tenant);
  // A day has a slip, and no page.
  const rolls = all.filter(({ paper }) => paper !== 'PAGE');
  const fresh = useFreshPin(formatMessage('dayClose.pinReason'));
  const { write, busy } = useReopenDay(fresh.ask);
  const [asking, setAsking] = useState(false);
  return (
    <HStack gap="2" flexWrap="wrap">
      <Button
        variant="outline"
        loading={papers.busy === 'print'}
        onClick={() => papers.print(rolls[0]?.paper)}
      >
        <Printer strokeWidth={1.75} aria-hidden />
        {formatMessage('dayClose.print')}
      </Button>
      <PapersMenu papers={{ ...papers, papers: rolls }} ownToo>
        <Button variant="outline" px="0" aria-label={formatMessage('payment.papers')}>
          <ChevronDown strokeWidth={2} aria-hidden />
        </Button>
      </PapersMenu>
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
