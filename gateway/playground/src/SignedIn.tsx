import { signOut } from './operations.ts';
import type { PlaygroundSession } from './session.ts';

interface Props {
  session: PlaygroundSession;
  onSignedOut: () => void;
}

/** The line above the editor: whose rights it has, and the way out. */
export function SignedIn({ session, onSignedOut }: Props) {
  async function leave() {
    // Without the server the token is forgotten here all the same, and ends by itself.
    await signOut(session).catch(() => undefined);
    onSignedOut();
  }

  return (
    <header className="signed-in">
      <span>
        Signed in as <strong>{session.person}</strong>
        {session.shop === null ? ', whose shop is not paid' : ` of ${session.shop}`}
      </span>
      <button type="button" onClick={() => void leave()}>
        Sign out
      </button>
    </header>
  );
}
