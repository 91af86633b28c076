import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { examplesPlugin } from './ExamplesPlugin.tsx';
import { WELCOME } from './examples.ts';
import { fetcherFor } from './fetcher.ts';
import { forgetSession, keepSession, keptSession, type PlaygroundSession } from './session.ts';
import { SignIn } from './SignIn.tsx';
import { SignedIn } from './SignedIn.tsx';

const PLUGINS = [examplesPlugin];

/** GraphiQL for whoever is signed in: the graph tells nothing about itself to others. */
export function Playground() {
  const [session, setSession] = useState(keptSession);

  function enter(entered: PlaygroundSession) {
    keepSession(entered);
    setSession(entered);
  }

  function leave() {
    forgetSession();
    setSession(undefined);
  }

  if (!session) return <SignIn onSignedIn={enter} />;
  return (
    <div className="playground">
      <SignedIn session={session} onSignedOut={leave} />
      <GraphiQL
        fetcher={fetcherFor(session.token, leave)}
        plugins={PLUGINS}
        defaultQuery={WELCOME}
        storage={sessionStorage}
        defaultEditorToolsVisibility="variables"
        inputValueDeprecation
        schemaDescription
      >
        <GraphiQL.Logo>Galla</GraphiQL.Logo>
      </GraphiQL>
    </div>
  );
}
