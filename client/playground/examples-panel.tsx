import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { EXAMPLES, type Example } from './examples.ts';

/** Lists example operations; each opens in its own tab. */
function ExamplesPanel() {
  const { addTab, setVisiblePlugin } = useGraphiQLActions();
  const queryEditor = useGraphiQL(({ queryEditor: editor }) => editor);
  const variableEditor = useGraphiQL(({ variableEditor: editor }) => editor);
  const isBlank = useGraphiQL(({ tabs }) => tabs.length === 1 && !tabs[0]?.query);

  const open = ({ query, variables }: Example) => {
    if (!isBlank) addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    // On a phone the panel lies over the editors, and a focused editor brings up the keyboard.
    if (matchMedia('(max-width: 700px)').matches) setVisiblePlugin(null);
    else queryEditor?.focus();
  };

  return (
    <section aria-label="Exemplos">
      <div className="graphiql-doc-explorer-title">Exemplos</div>
      {EXAMPLES.map(({ title, examples }) => (
        <div key={title} className="examples">
          <h2>{title}</h2>
          <ul>
            {examples.map((example) => (
              <li key={example.title}>
                <button type="button" onClick={() => open(example)}>
                  <strong>
                    {example.title} {example.writes && <em>grava</em>}
                  </strong>
                  <span>{example.about}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 5h16M4 12h10M4 19h7M17 14v6M14 17h6" strokeLinecap="round" />
    </svg>
  );
}

export const EXAMPLES_PLUGIN: GraphiQLPlugin = { title: 'Exemplos', icon: Icon, content: ExamplesPanel };
