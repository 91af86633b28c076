import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SessionList_sessions$key } from '../../__generated__/SessionList_sessions.graphql.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { deviceName } from './deviceName.ts';
import { SessionRow } from './SessionRow.tsx';
import { useEndSessions } from './useEndSessions.ts';

interface Props {
  sessions: SessionList_sessions$key;
  /** Some sessions were ended. */
  onEnded: () => void;
}

/** The logged-in devices, this one first, each with a button to log it out, and one for all others. */
export function SessionList({ sessions, onEnded }: Props) {
  const rows = useFragment(
    graphql`
      fragment SessionList_sessions on Session @relay(plural: true) {
        code
        browser
        system
        isCurrent
        ...SessionRow_session
      }
    `,
    sessions,
  );
  const [asking, setAsking] = useState(false);
  const { one, others } = useEndSessions();
  const [ending, setEnding] = useState<string>();
  const alone = rows.every(({ isCurrent }) => isCurrent);

  const leave = async (row: (typeof rows)[number]): Promise<void> => {
    setEnding(row.code);
    const outcome = await one.write({ session: row.code });
    if (outcome.kind === 'saved')
      toast.success(formatMessage('session.endedOne', { device: deviceName(row.browser, row.system) }));
    else toast.error(outcome.message);
    onEnded();
  };

  return (
    <Box>
      <Box color="fg.muted" mb="4">
        {formatMessage('session.sessionsExplained')}
      </Box>
      <Box asChild layerStyle="section" p="0">
        <ul aria-label={formatMessage('session.sessionsTitle')}>
          {rows.map((row) => (
            <SessionRow
              key={row.code}
              session={row}
              busy={one.busy && ending === row.code}
              onEnd={() => void leave(row)}
            />
          ))}
        </ul>
      </Box>
      {alone ? (
        <Box color="fg.muted" mt="4">
          {formatMessage('session.noOthers')}
        </Box>
      ) : (
        <Button mt="4" w={{ base: 'full', md: 'auto' }} onClick={() => setAsking(true)}>
          {formatMessage('session.endOthers')}
        </Button>
      )}
      <ConfirmWrite
        open={asking}
        title={formatMessage('session.endOthersQuestion')}
        confirm={formatMessage('session.endOthers')}
        busy={others.busy}
        write={() => others.write()}
        done={({ saved }) => formatCount('session.endedOthers', saved.ended)}
        onSaved={onEnded}
        onFailed={({ message }) => {
          toast.error(message);
          onEnded();
        }}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('session.endOthersExplained')}
      </ConfirmWrite>
    </Box>
  );
}
