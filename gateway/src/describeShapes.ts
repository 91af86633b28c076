import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
} from 'graphql';

/**
 * The schema with the descriptions that follow from a shape, so that no slice repeats them: what an interface says of
 * its fields, the parts of a connection, and the one input of a mutation. Whatever has a description keeps its own.
 */
export function describeShapes(document: DocumentNode): DocumentNode {
  const known = shapesOf(document.definitions);
  return { ...document, definitions: document.definitions.map((node) => described(node, known)) };
}

interface Shapes {
  interfaces: ReadonlyMap<string, InterfaceTypeDefinitionNode>;
  /** The mutation that takes an input type. */
  takenBy: ReadonlyMap<string, string>;
}

function shapesOf(definitions: readonly DefinitionNode[]): Shapes {
  const interfaces = definitions.filter((node) => node.kind === Kind.INTERFACE_TYPE_DEFINITION);
  const mutation = definitions.find(
    (node) => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Mutation',
  ) as ObjectTypeDefinitionNode | undefined;
  const takenBy = (mutation?.fields ?? []).flatMap(({ name, arguments: taken = [] }) =>
    taken.map(({ type }) => [namedType(type), name.value] as const),
  );
  return {
    interfaces: new Map(interfaces.map((node) => [node.name.value, node])),
    takenBy: new Map(takenBy),
  };
}

const namedType = (type: InputValueDefinitionNode['type']): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

function described(node: DefinitionNode, known: Shapes): DefinitionNode {
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return ofInput(node, known);
  if (node.kind === Kind.OBJECT_TYPE_DEFINITION) return ofObject(node, known);
  return node;
}

function ofInput(node: InputObjectTypeDefinitionNode, { takenBy }: Shapes): InputObjectTypeDefinitionNode {
  const mutation = takenBy.get(node.name.value);
  return mutation ? { ...node, description: node.description ?? text(`What \`${mutation}\` takes.`) } : node;
}

function ofObject(node: ObjectTypeDefinitionNode, { interfaces }: Shapes): ObjectTypeDefinitionNode {
  const [, item, shape] = /^(\w+)(Connection|Edge)$/.exec(node.name.value) ?? [];
  const inherited = (node.interfaces ?? []).flatMap(({ name }) => interfaces.get(name.value)?.fields ?? []);
  const own = shape === 'Connection' ? CONNECTION : shape === 'Edge' ? EDGE : {};
  const ofField = (field: FieldDefinitionNode): FieldDefinitionNode => ({
    ...field,
    description:
      field.description ??
      inherited.find(({ name }) => name.value === field.name.value)?.description ??
      text(own[field.name.value]),
    arguments: field.arguments?.map((taken) => ({
      ...taken,
      description: taken.description ?? text(ARGUMENTS[taken.name.value]),
    })),
  });
  const ofShape = shape && `${shape === 'Edge' ? 'An entry' : 'A page'} of a list of \`${item}\`.`;
  return { ...node, description: node.description ?? text(ofShape), fields: node.fields?.map(ofField) };
}

const CONNECTION: Readonly<Record<string, string>> = {
  edges: 'The entries of this page.',
  pageInfo: 'Where this page stands in the list.',
};

const EDGE: Readonly<Record<string, string>> = {
  node: 'The record itself.',
  cursor: 'Given as `after`, the list goes on behind this entry.',
};

const ARGUMENTS: Readonly<Record<string, string>> = {
  after: 'Cursor of the entry behind which the page begins; the start of the list when absent.',
  input: 'All that is asked, in one.',
};

function text(value: string | undefined): StringValueNode | undefined {
  return value === undefined ? undefined : { kind: Kind.STRING, value };
}
