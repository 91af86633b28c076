import {
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';

/** The parts of a resolver's info needed to see the selection below its field. */
export type Lookahead = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/**
 * Whether the operation selects a field below the resolver's own, e.g. `selects(info, 'edges', 'node',
 * 'customer')`. A list resolver uses it to fetch what its rows need at once, so that the rows resolve without a
 * promise each. Fragments are followed regardless of their type: a superfluous fetch costs one batched call, a
 * missed one a promise per row. Fields behind `@skip`/`@include` count only when they run.
 */
export function selects(info: Lookahead, ...path: [string, ...string[]]): boolean {
  return fieldsAt(info, path).length > 0;
}

/** Like `selects`, for any of several fields at a path, which may be empty. */
export function selectsAny(info: Lookahead, path: readonly string[], names: readonly string[]): boolean {
  return fieldsAt(info, path).some((field) =>
    childrenOf(field, info).some(({ name }) => names.includes(name.value)),
  );
}

/** Like `selects`, but only when the selection at the path exceeds `known`, the fields the row has without a call. */
export function selectsBeyond(
  info: Lookahead,
  known: readonly string[],
  ...path: [string, ...string[]]
): boolean {
  return fieldsAt(info, path).some((field) =>
    childrenOf(field, info).some(({ name }) => name.value !== '__typename' && !known.includes(name.value)),
  );
}

function fieldsAt(info: Lookahead, path: readonly string[]): readonly FieldNode[] {
  let fields = info.fieldNodes;
  for (const name of path) {
    fields = fields.flatMap((field) => childrenOf(field, info)).filter((child) => child.name.value === name);
    if (fields.length === 0) break;
  }
  return fields;
}

/** Fields below a field that no `@skip` or `@include` decides: they are the same whenever its document runs. */
const UNCONDITIONAL = new WeakMap<FieldNode, readonly FieldNode[]>();

function childrenOf(field: FieldNode, info: Lookahead): readonly FieldNode[] {
  const known = UNCONDITIONAL.get(field);
  if (known) return known;
  const found: FieldNode[] = [];
  const isConditional = collect(field.selectionSet?.selections ?? [], info, found);
  if (!isConditional) UNCONDITIONAL.set(field, found);
  return found;
}

/** Collects the fields that run; returns whether a condition decided about any. */
function collect(selections: readonly SelectionNode[], info: Lookahead, found: FieldNode[]): boolean {
  let isConditional = false;
  for (const selection of selections) {
    isConditional ||= selection.directives?.some(isCondition) ?? false;
    if (!runs(selection, info)) continue;
    if (selection.kind === Kind.FIELD) found.push(selection);
    else if (collect(inside(selection, info)?.selectionSet.selections ?? [], info, found))
      isConditional = true;
  }
  return isConditional;
}

const isCondition = ({ name }: DirectiveNode): boolean => name.value === 'skip' || name.value === 'include';

function inside(
  selection: Exclude<SelectionNode, FieldNode>,
  info: Lookahead,
): Pick<FragmentDefinitionNode, 'selectionSet'> | undefined {
  return selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
}

function runs({ directives = [] }: SelectionNode, { variableValues }: Lookahead): boolean {
  return directives.every((directive) => {
    if (!isCondition(directive)) return true;
    const given = directive.arguments?.find((argument) => argument.name.value === 'if')?.value;
    const value =
      given?.kind === Kind.VARIABLE
        ? variableValues[given.name.value]
        : given?.kind === Kind.BOOLEAN && given.value;
    return directive.name.value === 'skip' ? value !== true : value === true;
  });
}
