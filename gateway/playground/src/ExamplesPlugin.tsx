import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { EXAMPLES, type Example } from './examples.ts';

function ExamplesIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M5 4h14v16H5zM8 8h8M8 12h8M8 16h5" />
    </svg>
  );
}

/** The list of examples beside the editor; one that is chosen opens in a tab of its own. */
function Examples() {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  function open({ query, variables }: Example) {
    if (queryEditor?.getValue().trim()) actions.addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  }

  return (
    <section aria-label="Examples" className="examples">
      <h2>Examples</h2>
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example.title}>
            <button type="button" onClick={() => open(example)}>
              {example.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: Examples };
