/** An example operation. */
export interface Example {
  /** Taken from the comment on its first line. */
  title: string;
  query: string;
  /** Contents of the variables editor, as JSON. */
  variables: string;
}

const files: Record<string, string> = import.meta.glob('../examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const variables: Record<string, string> = import.meta.glob('../examples/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The examples of examples/, in the order of their names. */
export const EXAMPLES: readonly Example[] = Object.entries(files).map(([file, query]) => ({
  title: /^#\s*(.+)/.exec(query)?.[1] ?? file,
  query,
  variables: variables[file.replace('.graphql', '.json')] ?? '',
}));

/** Shown on a first visit. */
export const WELCOME = EXAMPLES[0]?.query ?? '';
