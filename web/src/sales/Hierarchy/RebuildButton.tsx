import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { ListRestart } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { refusedText } from './writes/refusedText.ts';
import { useRebuildDesignations } from './writes/useRebuildDesignations.ts';

/** Repairs a tree whose order is damaged. Asks first, because it affects all users. */
export function RebuildButton() {
  const [asking, setAsking] = useState(false);
  const { write, busy } = useRebuildDesignations();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <ListRestart strokeWidth={1.75} aria-hidden />
        {formatMessage('hierarchy.rebuild')}
      </Button>
      <ConfirmWrite
        open={asking}
        title={formatMessage('hierarchy.rebuildTitle')}
        confirm={formatMessage('hierarchy.rebuild')}
        busy={busy}
        write={(key) => write({ key })}
        done={({ saved }) => formatMessage(saved.changed === 0 ? 'hierarchy.wasRight' : 'hierarchy.rebuilt')}
        onFailed={(outcome) => toast.error(refusedText('hierarchy.saveFailed', outcome))}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('hierarchy.rebuildExplained')}
      </ConfirmWrite>
    </>
  );
}
