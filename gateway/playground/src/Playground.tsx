import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect, useMemo, useState } from 'react';
import { examplesPlugin } from './ExamplesPlugin.tsx';
import { WELCOME } from './examples.ts';
import { fetcherFor } from './fetcher.ts';
import { Guide } from './Guide.tsx';
import { leaveGuide, openGuide, useGuidePlace } from './guideAddress.ts';
import { paperIn } from './paperIn.ts';
import { forgetSession, keepSession, keptSession, SESSION_KEY, type PlaygroundSession } from './session.ts';
import { SignIn } from './SignIn.tsx';
import { SignedIn } from './SignedIn.tsx';
import { onChangeElsewhere, storage } from './storage.ts';

const PLUGINS = [examplesPlugin, HISTORY_PLUGIN];

function leave(): void {
  forgetSession();
  // GraphiQL would otherwise store the editor's contents again.
  location.reload();
}

/** GraphiQL for signed-in users: introspection needs a session. */
export function Playground() {
  const [session, setSession] = useState(keptSession);
  const reading = useGuidePlace();
  const [paper, setPaper] = useState<string>();
  const token = session?.token ?? '';
  const fetcher = useMemo(
    () => fetcherFor({ token, onSessionEnd: leave, onAnswer: ({ data }) => setPaper(paperIn(data)) }),
    [token],
  );

  useEffect(() => onChangeElsewhere(SESSION_KEY, () => location.reload()), []);

  function enter(entered: PlaygroundSession) {
    keepSession(entered);
    setSession(entered);
  }

  if (reading) return <Guide key={reading.page} shown={reading} onLeave={leaveGuide} />;
  if (!session) return <SignIn onSignedIn={enter} onGuide={openGuide} />;
  return (
    <div className="playground">
      <SignedIn session={session} paper={paper} onGuide={openGuide} onSignedOut={leave} />
      <GraphiQL
        fetcher={fetcher}
        plugins={PLUGINS}
        defaultQuery={WELCOME}
        storage={storage}
        defaultEditorToolsVisibility="variables"
        inputValueDeprecation
        schemaDescription
      >
        <GraphiQL.Logo>Galla</GraphiQL.Logo>
      </GraphiQL>
    </div>
  );
}
