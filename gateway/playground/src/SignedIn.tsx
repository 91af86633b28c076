import { signOut } from './operations.ts';
import type { PlaygroundSession } from './session.ts';

interface Props {
  session: PlaygroundSession;
  /** Address of the paper in the last answer. */
  paper: string | undefined;
  onGuide: () => void;
  onSignedOut: () => void;
}

/** Downloads a paper, which needs the token like everything else. */
async function save(paper: string, token: string): Promise<void> {
  // The answer may name another origin, the public address; the same paper is available here.
  const { pathname, search } = new URL(paper, location.href);
  const response = await fetch(pathname + search, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error('There is no such paper.');
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? 'bill.pdf';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The line above the editor: who is signed in, and the way to sign out. */
export function SignedIn({ session, paper, onGuide, onSignedOut }: Props) {
  const { isKey, name, shop, token } = session;

  async function leave() {
    // If the server cannot be reached, the token is forgotten here anyway and expires by itself.
    await signOut(session).catch(() => undefined);
    onSignedOut();
  }

  return (
    <header className="signed-in">
      <span>
        {isKey ? 'With the key ' : 'Signed in as '}
        <strong>{name}</strong>
        {shop === null ? ', whose shop is not paid' : ` of ${shop}`}
      </span>
      <nav>
        {paper !== undefined && (
          <button type="button" onClick={() => void save(paper, token).catch(() => undefined)}>
            Save PDF
          </button>
        )}
        <button type="button" onClick={onGuide}>
          Guide
        </button>
        <button type="button" onClick={() => void leave()}>
          {isKey ? 'Forget key' : 'Sign out'}
        </button>
      </nav>
    </header>
  );
}
