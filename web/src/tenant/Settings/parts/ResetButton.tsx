import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { failureText } from '../../../app/graph/failureText.ts';
import { toast } from '../../../app/toast/toast.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface Props {
  question: string;
  explained: string;
  /** Resolves with why not, or with nothing. */
  reset: () => Promise<string | undefined>;
  busy: boolean;
  /** What was chosen and not saved is given up with it. */
  onReset: () => void;
}

/** Asks, because it changes what the whole shop sees. */
export function ResetButton({ question, explained, reset, busy, onReset }: Props) {
  const [asking, setAsking] = useState(false);
  const act = async (): Promise<void> => {
    try {
      const refused = await reset();
      if (refused === undefined) {
        onReset();
        toast.done(say('settings.wasReset'));
      } else toast.failed(refused);
    } catch (error) {
      toast.failed(failureText(error, 'settings.saveFailed'));
    }
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
