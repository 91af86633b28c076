import { say } from '@galla/domain';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  /** Something on this page was typed and not saved. */
  when: boolean;
}

/**
 * Asks before a page with unsaved changes is left, inside the product and by the browser (spec 1 §2). Not on the way
 * to the login: an expired session takes nothing with it, the form's draft is there afterwards.
 */
export function UnsavedGuard({ when }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && nextLocation.pathname !== '/login' && nextLocation.pathname !== currentLocation.pathname,
  );
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
