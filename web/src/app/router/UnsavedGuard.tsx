import { say } from '@galla/domain';
import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { markUnsaved } from './unsaved.ts';

interface Props {
  /** Something on this page was typed and not saved. */
  when: boolean;
}

/**
 * Asks before a page with unsaved changes is left, inside the product and by the browser (spec 1 §2). Not on the way
 * to the login: an expired session takes nothing with it, the form's draft is there afterwards, and logging out, which
 * removes drafts, asks by itself.
 */
export function UnsavedGuard({ when }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && nextLocation.pathname !== '/login' && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => (when ? markUnsaved() : undefined), [when]);
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={say('shell.unsavedTitle')}
      confirm={say('shell.leave')}
      cancel={say('shell.stay')}
      dangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {say('shell.unsavedQuestion')}
    </ConfirmDialog>
  );
}
