import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLAbstractType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

const isConnection = (type: GraphQLOutputType): boolean => getNamedType(type).name.endsWith('Connection');

/** Names that the arms of a union use with different types: selected under an alias per arm. */
function clashesOf(arms: readonly GraphQLObjectType[]): Set<string> {
  const seen = new Map<string, string>();
  const clashes = new Set<string>();
  for (const arm of arms) {
    for (const { name, type } of Object.values(arm.getFields())) {
      if ((seen.get(name) ?? String(type)) !== String(type)) clashes.add(name);
      seen.set(name, String(type));
    }
  }
  return clashes;
}

/** Types that are selected on the answered record, but not on the records it leads to. */
const OF_THE_ANSWER: ReadonlySet<string> = new Set([
  'EmployeeDetails',
  'EmployeeCommission',
  'WorkedOrder',
  'PrescriptionConnection',
  'CreditNote',
  'Consent',
  'OpeningDue',
  'DocumentShare',
  'JobCard',
]);

/** What a selection may still contain further down. */
interface Room {
  depth: number;
  /** Lists of lists would exceed a document's cost limit, and so would pages within a list. */
  connections: boolean;
  /** Allowed nesting of lists. */
  lists: number;
  /** Types above, which are not selected again: a tree is followed from its root to the next level. */
  above: readonly string[];
  clashes?: Set<string>;
  /** Only these types of an interface are selected. */
  only?: readonly GraphQLObjectType[];
}

function armsOf(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  { only }: Room,
): readonly GraphQLObjectType[] {
  const all = schema.getPossibleTypes(type);
  const chosen = isInterfaceType(type) ? all.filter((one) => only?.includes(one)) : [];
  return chosen.length > 0 ? chosen : all;
}

/** Every field below a type, within the limits. */
function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, room: Room): string {
  const named = getNamedType(type);
  if (isUnionType(named) || isInterfaceType(named)) {
    const arms = armsOf(schema, named, room);
    const below = { ...room, clashes: clashesOf(arms) };
    // The content of another record: each type of record has its own probes.
    if (named.name === 'Node' && room.above.length > 0) return '{ __typename id }';
    return `{ __typename ${arms.map((arm) => `... on ${arm.name} ${selectionOf(schema, arm, below)}`).join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  const { depth, connections, lists, above, clashes } = room;
  const next: Room = {
    depth: depth - 1,
    connections: connections && !isConnection(named),
    lists,
    above: [...above, named.name],
    ...(room.only && { only: room.only }),
  };
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const leaf = isLeafType(getNamedType(field.type));
    if (!leaf && (depth === 0 || named.name === 'Tenant' || (isConnection(field.type) && !connections)))
      return [];
    const isList = !leaf && isListType(getNullableType(field.type));
    if (isList && lists === 0) return [];
    if (above.includes(getNamedType(field.type).name)) return [];
    if (above.length > 0 && getNamedType(field.type) === named) return [];
    // Selected only where people are the answer: for all other people the document would be too long. The same
    // applies to customers' prescriptions, and to bills' credit notes and links.
    if (above.length > 0 && OF_THE_ANSWER.has(getNamedType(field.type).name)) return [];
    // Months within a list of people are too many; one's own are selected on the viewer, others' are probed over
    // REST.
    if (named.name === 'Employee' && getNamedType(field.type).name === 'Attendance') return [];
    // Among records by id, a complete item of an order slightly exceeds a document's cost limit.
    if (room.only && named.name === 'OrderItem' && field.name === 'addOns')
      return ['addOns { __typename name }'];
    // Commission shares are selected on the answer, and on the record it leads to.
    if (above.length > 1 && getNamedType(field.type).name === 'CommissionPart') return [];
    if (field.args.some((argument) => isRequiredArgument(argument))) return [];
    // A document leads to other complete documents, and so does one it was converted into.
    if (
      getNamedType(field.type).name === 'Document' &&
      (named.name === 'Document' || field.name === 'source')
    )
      return [`${field.name} { __typename id number }`];
    const alias = clashes?.has(field.name) ? `${named.name}_${field.name}: ` : '';
    const passed = isConnection(field.type) ? '(first: 2)' : '';
    return [
      `${alias}${field.name}${passed} ${selectionOf(schema, field.type, isList ? { ...next, lists: lists - 1, connections: false } : next)}`,
    ];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

/** The interface of an answer, or of its success type. */
function interfaceIn(type: GraphQLOutputType): GraphQLInterfaceType | undefined {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return named;
  if (!isUnionType(named)) return undefined;
  return named
    .getTypes()
    .flatMap((arm) => Object.values(arm.getFields()).map((field) => getNamedType(field.type)))
    .find((below) => isInterfaceType(below) && below.name !== 'Node') as GraphQLInterfaceType | undefined;
}

/** Number of types of an interface that fit into a document with all their fields. */
const ARMS = 2;

/** A document with all types of an interface would be too long, so each selects some: for a list, one. */
function roomsFor(schema: GraphQLSchema, type: GraphQLOutputType, room: Room): Room[] {
  const found = interfaceIn(type);
  if (!found) return [room];
  const isWhole = isInterfaceType(getNullableType(type));
  const size = isWhole ? ARMS : 1;
  const all = schema.getPossibleTypes(found);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => ({
    ...room,
    only: all.slice(at * size, (at + 1) * size),
  }));
}

/** Selections of a type that together cover everything it has; each fits into a document. */
export function selectionsOf(schema: GraphQLSchema, type: GraphQLOutputType): string[] {
  const named = getNamedType(type);
  if (isLeafType(named)) return [''];
  const isList = isListType(getNullableType(type));
  const room: Room = {
    // Several records with all their fields would not fit into a document; a single one does.
    depth: isList && isInterfaceType(named) ? 3 : 4,
    connections: !isConnection(type),
    lists: isList || isUnionType(named) || isInterfaceType(named) ? 1 : 2,
    above: [],
  };
  return roomsFor(schema, type, room).map((one) => selectionOf(schema, type, one));
}
