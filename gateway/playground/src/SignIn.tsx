import { useState, type FormEvent } from 'react';
import { signIn } from './operations.ts';
import type { PlaygroundSession } from './session.ts';

interface Props {
  onSignedIn: (session: PlaygroundSession) => void;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Mobile and PIN, as on the login screen of the product. */
export function SignIn({ onSignedIn }: Props) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    try {
      onSignedIn(await signIn(textOf(form, 'mobile'), textOf(form, 'pin')));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  return (
    <main className="sign-in">
      <form onSubmit={(event) => void submit(event)}>
        <h1>Galla playground</h1>
        <p>Try the graph with the rights of a person of a shop. What you write here is written for good.</p>
        <label>
          Mobile number
          <input name="mobile" inputMode="numeric" autoComplete="username" maxLength={10} required />
        </label>
        <label>
          PIN
          <input
            name="pin"
            type="password"
            inputMode="numeric"
            autoComplete="current-password"
            maxLength={4}
            required
          />
        </label>
        <p role="alert">{problem}</p>
        <button disabled={isBusy}>Sign in</button>
      </form>
    </main>
  );
}
