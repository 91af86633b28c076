import type { Move } from './movePlace.ts';
import type { Parentage } from './rebuildPlaces.ts';

/** The plain model that the nested set is tested against: a tree of children. */
export interface ModelNode {
  id: string;
  children: ModelNode[];
}

export const cloneModel = (nodes: readonly ModelNode[]): ModelNode[] =>
  nodes.map(({ id, children }) => ({ id, children: cloneModel(children) }));

/** Parents and order of a model. */
export const rowsOf = (nodes: readonly ModelNode[], parentId: string | null = null): Parentage[] =>
  nodes.flatMap(({ id, children }) => [{ id, parentId }, ...rowsOf(children, id)]);

/** The list of siblings that contains a designation. */
function listWith(nodes: ModelNode[], id: string): ModelNode[] | undefined {
  if (nodes.some((node) => node.id === id)) return nodes;
  for (const { children } of nodes) {
    const found = listWith(children, id);
    if (found) return found;
  }
  return undefined;
}

function placeOf(nodes: ModelNode[], id: string): { list: ModelNode[]; at: number; node: ModelNode } {
  const list = listWith(nodes, id);
  const at = list?.findIndex((node) => node.id === id) ?? -1;
  const node = list?.[at];
  if (!list || !node) throw new Error(`${id} is not in the model`);
  return { list, at, node };
}

export function addToModel(nodes: ModelNode[], id: string, parentId: string | null): ModelNode[] {
  const list = parentId === null ? nodes : placeOf(nodes, parentId).node.children;
  list.push({ id, children: [] });
  return nodes;
}

export function removeFromModel(nodes: ModelNode[], id: string): ModelNode[] {
  const { list, at, node } = placeOf(nodes, id);
  list.splice(at, 1, ...node.children);
  return nodes;
}

export function moveInModel(nodes: ModelNode[], { dragId, dropId, position }: Move): ModelNode[] {
  const drag = placeOf(nodes, dragId);
  drag.list.splice(drag.at, 1);
  if (dropId === null) nodes.splice(position === 'before' ? 0 : nodes.length, 0, drag.node);
  else {
    const drop = placeOf(nodes, dropId);
    if (position === 'inside') drop.node.children.push(drag.node);
    else drop.list.splice(drop.at + (position === 'before' ? 0 : 1), 0, drag.node);
  }
  return nodes;
}
