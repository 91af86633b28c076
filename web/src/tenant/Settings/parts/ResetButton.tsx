import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import type { WriteResult } from '../../../app/graph/refusal.ts';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';

interface Props {
  question: string;
  explained: string;
  write: (input: { key: string }) => Promise<WriteResult>;
  busy: boolean;
  /** Unsaved changes are discarded as well. */
  onReset: () => void;
}

/** Asks first, because it affects the whole shop. */
export function ResetButton({ question, explained, write, busy, onReset }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {formatMessage('settings.reset')}
      </Button>
      <ConfirmWrite
        open={asking}
        title={question}
        confirm={formatMessage('settings.reset')}
        busy={busy}
        write={(key) => write({ key })}
        done={formatMessage('settings.wasReset')}
        onSaved={onReset}
        onEnd={() => setAsking(false)}
      >
        {explained}
      </ConfirmWrite>
    </>
  );
}
