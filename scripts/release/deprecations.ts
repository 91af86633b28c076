import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';

interface Named {
  name: string;
  deprecationReason?: string | null | undefined;
  args?: readonly Named[];
}

const partsOf = (type: GraphQLNamedType): readonly Named[] => {
  if (isEnumType(type)) return type.getValues();
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return Object.values(type.getFields());
  return [];
};

const isDeprecated = ({ deprecationReason }: Named): boolean => deprecationReason != null;

/** All deprecated elements of the schema, as `Type.field`, `Type.field(argument)` or `Enum.VALUE`. */
export function deprecatedIn(schema: string): string[] {
  const types = Object.values(buildSchema(schema, { assumeValidSDL: true }).getTypeMap());
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      partsOf(type).flatMap((part) => {
        const coordinate = `${type.name}.${part.name}`;
        const taken = (part.args ?? []).filter(isDeprecated).map(({ name }) => `${coordinate}(${name})`);
        return isDeprecated(part) ? [coordinate, ...taken] : taken;
      }),
    );
}
