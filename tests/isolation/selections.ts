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

/** Names that the arms of a union have with different types: asked for under a name of the arm's own. */
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

/** Types that are asked for of the record that is the answer, not of those that it leads to. */
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

/** What a selection may still hold on its way down. */
interface Room {
  depth: number;
  /** Lists of lists would cost more than a document may, and so would pages of each of a list. */
  connections: boolean;
  /** How many lists within lists. */
  lists: number;
  /** Types on the way down, which are not asked for again: a tree is followed from its root to the next level. */
  above: readonly string[];
  clashes?: Set<string>;
  /** Of an interface that has some of these types, they alone are asked for. */
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

/** Every field below a type, as far as there is room. */
function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, room: Room): string {
  const named = getNamedType(type);
  if (isUnionType(named) || isInterfaceType(named)) {
    const arms = armsOf(schema, named, room);
    const below = { ...room, clashes: clashesOf(arms) };
    // What another record is about: each type of record has probes of its own.
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
    // Of people they are asked for where people are the answer: a document would be too long for those of all others.
    // So are the prescriptions of customers, and the credit notes and links of bills.
    if (above.length > 0 && OF_THE_ANSWER.has(getNamedType(field.type).name)) return [];
    // Months of each of a list of people are too many; the own one is asked for of the viewer, that of others at REST.
    if (named.name === 'Employee' && getNamedType(field.type).name === 'Attendance') return [];
    // Among records by their ids a whole item of an order is a few objects too many for a document.
    if (room.only && named.name === 'OrderItem' && field.name === 'addOns')
      return ['addOns { __typename name }'];
    // Who shares a sale is asked for of the answer, and of the record that it leads to.
    if (above.length > 1 && getNamedType(field.type).name === 'CommissionPart') return [];
    if (field.args.some((argument) => isRequiredArgument(argument))) return [];
    // A document leads to others as whole as itself, and so does what was made of one.
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

/** The interface that an answer is, or that its success leads to. */
function interfaceIn(type: GraphQLOutputType): GraphQLInterfaceType | undefined {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return named;
  if (!isUnionType(named)) return undefined;
  return named
    .getTypes()
    .flatMap((arm) => Object.values(arm.getFields()).map((field) => getNamedType(field.type)))
    .find((below) => isInterfaceType(below) && below.name !== 'Node') as GraphQLInterfaceType | undefined;
}

/** So many types of an interface fit into a document with all of their fields. */
const ARMS = 2;

/** A document would be too long for all types of an interface, so that each asks for some: of a list, for one. */
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

/** Selections of a type which together ask for everything that it has; each fits into a document. */
export function selectionsOf(schema: GraphQLSchema, type: GraphQLOutputType): string[] {
  const named = getNamedType(type);
  if (isLeafType(named)) return [''];
  const isList = isListType(getNullableType(type));
  const room: Room = {
    // Several records with all of their fields would not fit into a document; of one they do.
    depth: isList && isInterfaceType(named) ? 3 : 4,
    connections: !isConnection(type),
    lists: isList || isUnionType(named) || isInterfaceType(named) ? 1 : 2,
    above: [],
  };
  return roomsFor(schema, type, room).map((one) => selectionOf(schema, type, one));
}
