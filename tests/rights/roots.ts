import { slugOf, type MenuCode } from '@galla/domain';
import { isObjectType, valueFromASTUntyped, type GraphQLField, type GraphQLSchema } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** A root field of an operation, or a first field inside the viewer and the shop. */
export interface Root {
  name: string;
  field: Field;
  /** The names that lead to it in an answer. */
  path: string[];
  /** Wraps its call in its parents. */
  around: (operation: { variables: string; call: string }) => string;
}

const WAYS: readonly { type: string; above: string[]; around: Root['around'] }[] = [
  { type: 'Query', above: [], around: ({ variables, call }) => `query ${variables} { ${call} }` },
  { type: 'Mutation', above: [], around: ({ variables, call }) => `mutation ${variables} { ${call} }` },
  {
    type: 'Viewer',
    above: ['viewer'],
    around: ({ variables, call }) => `query ${variables} { viewer { ${call} } }`,
  },
  {
    type: 'Tenant',
    above: ['viewer', 'tenant'],
    around: ({ variables, call }) => `query ${variables} { viewer { tenant { ${call} } } }`,
  },
];

/** Every root field of the graph. */
export function rootsOf(schema: GraphQLSchema): Root[] {
  return WAYS.flatMap(({ type: name, above, around }) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} has no fields`);
    return Object.values(type.getFields()).map((field) => ({
      name: `${name}.${field.name}`,
      field,
      path: [...above, field.name],
      around,
    }));
  });
}

interface NeededRight {
  menu: MenuCode;
  flag: string;
}

/** The rights a field requires: alternative sets, each of which is sufficient; empty without a requirement. */
export function waysInto({ astNode }: Field): string[][] {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'right');
  if (!directive) return [];
  const given = (argument: string) => {
    const node = directive.arguments?.find(({ name }) => name.value === argument)?.value;
    const rights = node ? (valueFromASTUntyped(node) as NeededRight[]) : [];
    return rights.map(({ menu, flag }) => `${slugOf(menu)}:${flag.toLowerCase()}`);
  };
  const [any, all] = [given('any'), given('all')];
  return any.length === 0 ? [all] : any.map((right) => [right, ...all]);
}
