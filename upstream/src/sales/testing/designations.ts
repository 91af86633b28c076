import { call, type TestApi, type TestShop } from '../../testing/index.ts';
import { createDesignation, type DesignationTree, designationTree } from '../hierarchy/contract.ts';

/** Calls on the hierarchy, as one person of a shop. */
export interface Designations {
  /** Adds a designation below another one; returns its id. */
  add: (name: string, parent?: string) => Promise<string>;
  tree: () => Promise<DesignationTree[]>;
  /** The tree as names: "Manager(Cashier Helper) Tailor". */
  drawn: () => Promise<string>;
  find: (id: string) => Promise<DesignationTree | undefined>;
}

const draw = (nodes: readonly DesignationTree[]): string =>
  nodes.map(({ name, children }) => (children.length > 0 ? `${name}(${draw(children)})` : name)).join(' ');

const flat = (nodes: readonly DesignationTree[]): DesignationTree[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** The designations of a shop, read and changed by its owner. */
export function designationsOf(api: TestApi, shop: TestShop): Designations {
  const at = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const tree = async () => (await call(api, designationTree, at)).body.data;
  return {
    tree,
    async add(name, parent) {
      const body = { name, visibility_points: 10, commission_percent: '2.50', parent_id: parent ?? null };
      return (await call(api, createDesignation, { ...at, body })).body.data.id;
    },
    drawn: async () => draw(await tree()),
    find: async (id) => flat(await tree()).find((node) => node.id === id),
  };
}
