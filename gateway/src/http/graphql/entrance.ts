import { getOperationAST, Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql';

/** Mutations that open a session: they need none, and an ended one does not keep anybody out of them. */
const ENTRANCES = new Set(['login', 'exchangeHandover']);

/** Whether the operation's only root field is one that opens a session. */
export function isEntrance(document: DocumentNode, operationName?: string): boolean {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return false;
  const [root, ...more] = operation.selectionSet.selections;
  return root?.kind === Kind.FIELD && more.length === 0 && ENTRANCES.has(root.name.value);
}

/** The same of a registered operation, whose text is parsed only where it may be one. */
export function isRegisteredEntrance(text: string): boolean {
  return [...ENTRANCES].some((name) => text.includes(name)) && isEntrance(parse(text));
}
