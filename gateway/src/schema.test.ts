import { readFileSync } from 'node:fs';
import { buildSchema, isSpecifiedScalarType, type GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { buildGraph } from './schema.ts';

/** Every type, field, argument, value and directive of which nothing is said. */
function undescribed(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const parts = types.flatMap((type) => [
    { name: type.name, description: type.description },
    ...('getFields' in type ? Object.values(type.getFields()) : []).flatMap((field) => [
      { name: `${type.name}.${field.name}`, description: field.description },
      ...('args' in field ? field.args : []).map(({ name, description }) => ({
        name: `${type.name}.${field.name}(${name})`,
        description,
      })),
    ]),
    ...('getValues' in type ? type.getValues() : []).map(({ name, description }) => ({
      name: `${type.name}.${name}`,
      description,
    })),
  ]);
  return parts.filter(({ description }) => !description).map(({ name }) => name);
}

test('everything in the graph that people write in the playground is described', () => {
  expect(undescribed(buildGraph())).toEqual([]);
});

test('so is everything in the schema that other clients read', () => {
  const published = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  expect(undescribed(buildSchema(published))).toEqual([]);
});
