import { formatMessage } from '@galla/domain';
import { useCallback, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { useLogOutMutation } from '../../__generated__/useLogOutMutation.graphql.ts';
import { listDrafts } from '../../local/listDrafts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { closeStreams } from '../graph/streamGraph.ts';
import { useSend } from '../graph/useSend.ts';
import { hasUnsaved } from '../router/unsaved.ts';
import { signOut } from '../session/signOut.ts';
import { toast } from '../toast/toast.ts';

const mutation = graphql`
  mutation useLogOutMutation {
    logout {
      loggedOut
    }
  }
`;

interface LogOut {
  /** Opens the confirmation. */
  ask: () => void;
  /** The confirmation dialog, to be rendered once. */
  dialog: ReactNode;
  /** Logs out without confirmation, for the payment gate's button. */
  logOut: () => void;
  busy: boolean;
}

/**
 * Logging out from the sidebar and the profile menu (spec 1 §4 and §8). If a page has unsaved changes, the
 * confirmation mentions them, since logging out removes drafts too.
 */
export function useLogOut(): LogOut {
  const [asking, setAsking] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const [carts, setCarts] = useState(false);
  const navigate = useNavigate();
  const { send, busy } = useSend<useLogOutMutation>(mutation, { once: true });
  const ask = useCallback(() => {
    setUnsaved(hasUnsaved());
    setAsking(true);
    void listDrafts('cart/').then((kept) => setCarts(kept.length > 0));
  }, []);
  const logOut = async (): Promise<void> => {
    closeStreams();
    // If the server does not answer, this device is cleared all the same; the token is not used again and expires on
    // the server.
    await send({}).catch(() => undefined);
    setAsking(false);
    await navigate('/login', { replace: true });
    await signOut();
    toast.success(formatMessage('session.loggedOut'));
  };
  const dialog = (
    <ConfirmDialog
      open={asking}
      title={formatMessage(unsaved ? 'shell.unsavedTitle' : 'session.logOutQuestion')}
      confirm={formatMessage('session.logOutSidebar')}
      {...(unsaved && { cancel: formatMessage('shell.stay'), dangerous: true })}
      busy={busy}
      onConfirm={() => void logOut()}
      onCancel={() => {
        setAsking(false);
        toast.info(formatMessage('session.logoutCancelled'));
      }}
    >
      {formatMessage(
        unsaved ? 'session.logOutUnsaved' : carts ? 'session.logOutCarts' : 'session.logOutExplained',
      )}
    </ConfirmDialog>
  );
  return { ask, dialog, logOut: () => void logOut(), busy };
}
