import { isEnumType, isObjectType, isSpecifiedScalarType, type GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { NODES } from './relay/nodes.ts';
import { buildGraph } from './schema.ts';

/** Every type, field, argument and value without a description. */
function undescribed(schema: GraphQLSchema): string[] {
  const silent: string[] = [];
  const look = (name: string, { description }: { description?: string | null | undefined }) => {
    if (!description) silent.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (!('getFields' in type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      if (!('args' in field)) continue;
      for (const taken of field.args) look(`${type.name}.${field.name}(${taken.name})`, taken);
    }
  }
  return silent;
}

test('everything in the graph that people write in the playground is described', () => {
  expect(undescribed(buildGraph())).toEqual([]);
});

test('every id that is answered belongs to a type that node(id) opens', () => {
  const types = Object.values(buildGraph().getTypeMap()).filter(isObjectType);
  const named = types.filter((type) => 'id' in type.getFields()).map(({ name }) => name);
  const nodes = types.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
  expect(named.toSorted()).toEqual(nodes.map(({ name }) => name).toSorted());
  expect(Object.keys(NODES).toSorted()).toEqual(named.toSorted());
});

test('the schema says where to begin', () => {
  expect(buildGraph().description).toMatch(/^The back office of a shop/);
});
