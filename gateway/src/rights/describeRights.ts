import { menuNamed } from '@galla/domain';
import {
  Kind,
  valueFromASTUntyped,
  visit,
  type ConstArgumentNode,
  type DocumentNode,
  type FieldDefinitionNode,
} from 'graphql';

/** Appends the required rights to the descriptions of fields, since introspection does not include directives. */
export function describeRights(document: DocumentNode): DocumentNode {
  return visit(document, { FieldDefinition: described });
}

function described(field: FieldDefinitionNode): FieldDefinitionNode | undefined {
  const sentence = needsOf(field);
  if (sentence === undefined) return undefined;
  const said = field.description?.value.trim();
  return {
    ...field,
    description: { kind: Kind.STRING, value: said ? `${said}\n${sentence}` : sentence, block: true },
  };
}

/** "Needs Billing (view) or Billing History (view)."; undefined when no right is required. */
export function needsOf({ directives = [] }: FieldDefinitionNode): string | undefined {
  if (directives.some(({ name }) => name.value === 'owner')) return 'Only for the owner.';
  const right = directives.find(({ name }) => name.value === 'right');
  if (!right) return undefined;
  const [any, all] = [namesIn(right.arguments, 'any'), namesIn(right.arguments, 'all')];
  const [oneOf, each] = [OR.format(any), AND.format(all)];
  if (any.length === 0) return `Needs ${each}.`;
  return all.length === 0 ? `Needs ${oneOf}.` : `Needs ${each}, and ${oneOf}.`;
}

const OR = new Intl.ListFormat('en', { type: 'disjunction' });
const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** The rights of an argument by their display names: "Billing (view)". */
function namesIn(given: readonly ConstArgumentNode[] = [], argument: 'any' | 'all'): string[] {
  const node = given.find(({ name }) => name.value === argument)?.value;
  const rights = node ? (valueFromASTUntyped(node) as { menu: string; flag: string }[]) : [];
  return rights.map(({ menu, flag }) => {
    return `${menuNamed(menu)?.name ?? menu} (${flag.toLowerCase()})`;
  });
}
