import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { useState } from 'react';
import { EXAMPLES, type Example } from './examples.ts';
import { fill, FIRST_STEP, placesOf } from './fill.ts';
import { post } from './post.ts';
import { keptSession } from './session.ts';

function ExamplesIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M5 4h14v16H5zM8 8h8M8 12h8M8 16h5" />
    </svg>
  );
}

/** The list of examples beside the editor; a chosen one opens in its own tab, with ids of the shop filled in. */
function Examples() {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const [problem, setProblem] = useState('');

  async function open({ query, variables }: Example) {
    const { data } = variables ? await post({ query: FIRST_STEP }, keptSession()?.token) : {};
    const { filled, missing } = fill(variables, placesOf(data));
    setProblem(
      missing.length === 0
        ? ''
        : `Not found in this shop, or not yours to see: ${missing.join(', ')}. Put it in yourself.`,
    );
    if (queryEditor?.getValue().trim()) actions.addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(filled);
    // There is no room for both.
    if (missing.length === 0 && matchMedia('(max-width: 50rem)').matches) actions.setVisiblePlugin(null);
  }

  return (
    <section aria-label="Examples" className="examples">
      <h2>Examples</h2>
      <p>Each opens in a tab with ids of this shop and a new key, and runs as it stands.</p>
      <output>{problem}</output>
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example.title}>
            <button
              type="button"
              onClick={() => void open(example).catch(() => setProblem('The graph does not answer.'))}
            >
              {example.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: Examples };
