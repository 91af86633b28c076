import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fragments of a document by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The document's fragments, verified to be free of cycles, because later steps follow spreads recursively. Each
 * fragment is visited once, however often it is spread.
 */
export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const done = new Set<string>();
  for (const name of fragments.keys()) visit(name, fragments, done, new Set());
  return fragments;
}

function visit(name: string, fragments: Fragments, done: Set<string>, above: Set<string>): void {
  if (done.has(name)) return;
  if (above.has(name)) throw new GraphQLError('A fragment may not spread itself.');
  above.add(name);
  const fragment = fragments.get(name);
  if (fragment) for (const spread of spreadsIn(fragment.selectionSet)) visit(spread, fragments, done, above);
  above.delete(name);
  done.add(name);
}

function spreadsIn({ selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection.name.value];
    return selection.selectionSet ? spreadsIn(selection.selectionSet) : [];
  });
}
