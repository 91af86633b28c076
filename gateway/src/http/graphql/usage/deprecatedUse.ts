import {
  getNamedType,
  isInputObjectType,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

interface Part {
  name: string;
  deprecationReason?: string | null | undefined;
}

const isDeprecated = (part: Part | null | undefined): part is Part => part?.deprecationReason != null;

/** Deprecated elements a document uses, as `Type.field`, `Type.field(argument)` or `Enum.VALUE`. */
export function deprecatedUse(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): Set<string> {
  const used = new Set<string>();
  const info = new TypeInfo(schema);

  const place = (): string => `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
  function note(part: Part | null | undefined, coordinate: () => string) {
    if (isDeprecated(part)) used.add(coordinate());
  }

  const visitor = visitWithTypeInfo(info, {
    Field: () => note(info.getFieldDef(), place),
    Argument: ({ name }) => note(info.getArgument(), () => `${place()}(${name.value})`),
    EnumValue: ({ value }) => note(info.getEnumValue(), () => `${typeName(info.getInputType())}.${value}`),
    ObjectField({ name }) {
      const type = info.getParentInputType();
      const named = type && getNamedType(type);
      if (isInputObjectType(named)) note(named.getFields()[name.value], () => `${named.name}.${name.value}`);
    },
    VariableDefinition({ variable, type }) {
      const given = typeFromAST(schema, type);
      for (const one of deprecatedIn(variables[variable.name.value], given)) used.add(one);
    },
  });
  visit(document, visitor);
  return used;
}

const typeName = (type: GraphQLInputType | null | undefined): string => (type ? getNamedType(type).name : '');

/** The deprecated input fields in a variable's value. */
function deprecatedIn(value: unknown, type: ReturnType<typeof typeFromAST>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => deprecatedIn(one, type));
  const named = type && getNamedType(type);
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return [];
  const fields = named.getFields();
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return [];
    const below = deprecatedIn(inner, field.type);
    return isDeprecated(field) ? [`${named.name}.${name}`, ...below] : below;
  });
}
