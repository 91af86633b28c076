import { getOperationAST, Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql';

/**
 * Fields that need no session, and that an ended one keeps nobody out of: mutations that open one, and what a secret of
 * its own opens to whoever has it.
 */
const ENTRANCES: Partial<Record<OperationTypeNode, ReadonlySet<string>>> = {
  [OperationTypeNode.MUTATION]: new Set(['login', 'exchangeHandover']),
  [OperationTypeNode.QUERY]: new Set(['publicOrder', 'sharedDocument']),
};
const NAMES = Object.values(ENTRANCES).flatMap((names) => [...names]);

/** Whether the operation's only root field is one that needs no session. */
export function isEntrance(document: DocumentNode, operationName?: string): boolean {
  const operation = getOperationAST(document, operationName);
  if (!operation) return false;
  const [root, ...more] = operation.selectionSet.selections;
  const isAlone = root?.kind === Kind.FIELD && more.length === 0;
  return isAlone && ENTRANCES[operation.operation]?.has(root.name.value) === true;
}

/** The same of a registered operation, whose text is parsed only where it may be one. */
export function isRegisteredEntrance(text: string): boolean {
  return NAMES.some((name) => text.includes(name)) && isEntrance(parse(text));
}
