import { useEffect, useState, type FormEvent } from 'react';
import { demoLogins, type DemoLogins } from './demoLogins.ts';
import { signIn, signInWith } from './operations.ts';
import type { PlaygroundSession } from './session.ts';

interface Props {
  onSignedIn: (session: PlaygroundSession) => void;
  onGuide: () => void;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The ways to sign in: mobile and PIN as on the product's login screen, a demo shop, or a key. */
export function SignIn({ onSignedIn, onGuide }: Props) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [demo, setDemo] = useState<DemoLogins>();

  useEffect(() => {
    void demoLogins().then(setDemo);
  }, []);

  async function enter(way: Promise<PlaygroundSession>) {
    setBusy(true);
    setProblem('');
    try {
      onSignedIn(await way);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>, wayOf: (form: FormData) => Promise<PlaygroundSession>) {
    event.preventDefault();
    void enter(wayOf(new FormData(event.currentTarget)));
  }

  return (
    <main className="sign-in">
      <header>
        <h1>Galla playground</h1>
        <p>
          Write to the graph of Galla and see what it answers. It shows a shop its own records, so it wants to
          know who asks: each request carries a <strong>token</strong>, which stands for one person of a shop,
          with that person’s rights. Signing in here gets one, as the mutation <code>login</code> does for a
          program, and sends it for you. What you write here is written for good.
        </p>
        <button type="button" className="link" onClick={onGuide}>
          How to write a client
        </button>
      </header>
      <p role="alert">{problem}</p>
      {demo && (
        <section aria-labelledby="demo">
          <h2 id="demo">Demo shops</h2>
          <p>Made for trying. Each opens as its owner, PIN {demo.pin}.</p>
          <ul className="demo">
            {demo.shops.map(({ mobile, name, trade }) => (
              <li key={mobile}>
                <button type="button" disabled={isBusy} onClick={() => void enter(signIn(mobile, demo.pin))}>
                  {name}
                  <small>
                    {trade}, {mobile}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="person">
        <h2 id="person">As a person</h2>
        <form
          onSubmit={(event) => submit(event, (form) => signIn(textOf(form, 'mobile'), textOf(form, 'pin')))}
        >
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
          <button disabled={isBusy}>Sign in</button>
        </form>
      </section>
      <section aria-labelledby="key">
        <h2 id="key">With an API key</h2>
        <p>
          A program has a key of its own: the owner makes it in Your settings, Connections. With it you see
          what that program sees.
        </p>
        <form onSubmit={(event) => submit(event, (form) => signInWith(textOf(form, 'key')))}>
          <label>
            API key
            <input
              name="key"
              type="password"
              placeholder="galla_…"
              autoComplete="off"
              minLength={16}
              required
            />
          </label>
          <button disabled={isBusy}>Use the key</button>
        </form>
      </section>
    </main>
  );
}
