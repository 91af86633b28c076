import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { ListRestart } from 'lucide-react';
import { useState } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { refusedText } from './writes/refusedText.ts';
import { useRebuildDesignations } from './writes/useRebuildDesignations.ts';

/** Mends a tree whose order was damaged; asks, because it is the order of everybody. */
export function RebuildButton() {
  const [asking, setAsking] = useState(false);
  const { write, busy } = useRebuildDesignations();
  const confirm = async (): Promise<void> => {
    const outcome = await write({ key: newKey() });
    setAsking(false);
    if (outcome.kind !== 'saved') toast.error(refusedText('hierarchy.saveFailed', outcome));
    else toast.success(say(outcome.saved.changed === 0 ? 'hierarchy.wasRight' : 'hierarchy.rebuilt'));
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <ListRestart strokeWidth={1.75} aria-hidden />
        {say('hierarchy.rebuild')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={say('hierarchy.rebuildTitle')}
        confirm={say('hierarchy.rebuild')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {say('hierarchy.rebuildExplained')}
      </ConfirmDialog>
    </>
  );
}
