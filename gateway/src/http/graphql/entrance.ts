import { getOperationAST, Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql';

/**
 * Fields that need no session and are available with an expired one: mutations that open a session, and queries
 * authorized by a secret of their own.
 */
const ENTRANCES: Partial<Record<OperationTypeNode, ReadonlySet<string>>> = {
  [OperationTypeNode.MUTATION]: new Set(['login', 'exchangeHandover']),
  [OperationTypeNode.QUERY]: new Set(['publicOrder', 'sharedDocument']),
};
const NAMES = Object.values(ENTRANCES).flatMap((names) => [...names]);

/** Whether the operation's only root field needs no session. */
export function isEntrance(document: DocumentNode, operationName?: string): boolean {
  const operation = getOperationAST(document, operationName);
  if (!operation) return false;
  const [root, ...more] = operation.selectionSet.selections;
  const isAlone = root?.kind === Kind.FIELD && more.length === 0;
  return isAlone && ENTRANCES[operation.operation]?.has(root.name.value) === true;
}

/** The same for a registered operation, whose text is parsed only when it could be one. */
export function isRegisteredEntrance(text: string): boolean {
  return NAMES.some((name) => text.includes(name)) && isEntrance(parse(text));
}
