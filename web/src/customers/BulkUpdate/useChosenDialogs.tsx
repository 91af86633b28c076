import { formatMessage, MESSAGE_PEOPLE } from '@galla/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { MessageDialog } from './message/MessageDialog.tsx';
import type { Chosen } from './useChosen.ts';

/**
 * The dialogs for the selected contacts. The screen owns them, because their buttons move from header to
 * footer when the width becomes that of a phone, and typed text must survive that.
 */
export function useChosenDialogs(chosen: Chosen, onAssigned: () => void) {
  const [open, setOpen] = useState<'assign' | 'message'>();
  const n = chosen.contacts.length;
  const close = (): void => setOpen(undefined);
  const begin = (which: 'assign' | 'message'): void => {
    if (n === 0) toast.error(formatMessage('contacts.noneChosen'));
    else if (which === 'message' && n > MESSAGE_PEOPLE)
      toast.error(formatMessage('bulkMessage.tooMany', { n: MESSAGE_PEOPLE }));
    else setOpen(which);
  };
  const dialogs: ReactNode = (
    <>
      {open === 'message' && <MessageDialog ids={chosen.contacts.map(({ id }) => id)} onClose={close} />}
      {open === 'assign' && (
        <Suspense>
          <AssignDialog
            contacts={chosen.contacts}
            onClose={close}
            onAssigned={() => {
              close();
              onAssigned();
            }}
          />
        </Suspense>
      )}
    </>
  );
  return { dialogs, onUpdate: () => begin('assign'), onMessage: () => begin('message') };
}
