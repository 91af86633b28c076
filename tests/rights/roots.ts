import { Kind, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** A field that an operation can begin with, or the first inside the viewer and the shop. */
export interface Root {
  name: string;
  field: Field;
  /** The names that lead to it in an answer. */
  path: string[];
  /** Puts a call of it where it stands. */
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

/** Every way into the graph. */
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

/** The rights of which a field asks for any one: "billing:view". */
export function rightsAt({ astNode }: Field): string[] {
  const directives = astNode?.directives?.filter(({ name }) => name.value === 'right') ?? [];
  return directives.map((directive) => {
    const given = Object.fromEntries(
      (directive.arguments ?? []).map(({ name, value }) => [
        name.value,
        value.kind === Kind.STRING || value.kind === Kind.ENUM ? value.value : '',
      ]),
    );
    return `${given['menu']}:${given['flag']?.toLowerCase()}`;
  });
}
