import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import type { WriteResult } from '../../../app/graph/refusal.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface Props {
  question: string;
  explained: string;
  write: (input: { key: string }) => Promise<WriteResult>;
  busy: boolean;
  /** What was chosen and not saved is given up with it. */
  onReset: () => void;
}

/** Asks, because it changes what the whole shop sees. */
export function ResetButton({ question, explained, write, busy, onReset }: Props) {
  const [asking, setAsking] = useState(false);
  const act = async (): Promise<void> => {
    const outcome = await write({ key: newKey() });
    if (outcome.kind === 'saved') {
      onReset();
      toast.done(say('settings.wasReset'));
    } else toast.failed(outcome.message);
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {say('settings.reset')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question}
        confirm={say('settings.reset')}
        busy={busy}
        onConfirm={() => void act()}
        onCancel={() => setAsking(false)}
      >
        {explained}
      </ConfirmDialog>
    </>
  );
}
