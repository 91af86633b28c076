import type { SystemContext } from '@chakra-ui/react/styled-system';
import { system } from '../app/theme/system.ts';

const NOTHING = Object.freeze({});

/** Calculates each value once. */
function once<Key extends object, Value>(calculate: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? calculate(key);
    known.set(key, value);
    return value;
  };
}

interface Recipe {
  (): object;
  merge?: (other: object) => Recipe;
}

/** The recipe's variants, which are not passed on to the element, without styles. */
const plain: (recipe: Recipe) => Recipe = once((recipe: Recipe) => {
  const { merge } = recipe;
  return Object.assign(
    () => NOTHING,
    recipe,
    merge && { merge: once((other: object) => plain(merge.call(recipe, other))) },
  );
});

const plainOf = (recipe: unknown): Recipe => plain(recipe as Recipe);

const valid = new Map<string, boolean>();

function isValidProperty(name: string): boolean {
  let is = valid.get(name);
  if (is === undefined) {
    is = system.isValidProperty(name);
    valid.set(name, is);
  }
  return is;
}

const { _config: config } = system;

/**
 * The theme without styles. jsdom has no layout and ignores layers and widths, so nearly none of them applied: they
 * only took time. Browser tests have all of them.
 */
export const plainSystem = {
  ...system,
  _config: { ...config, disableLayers: true },
  _global: [],
  css: () => NOTHING,
  isValidProperty,
  cva: once((recipe: Parameters<SystemContext['cva']>[0]) => plainOf(system.cva(recipe))),
  sva: once((recipe: Parameters<SystemContext['sva']>[0]) => plainOf(system.sva(recipe))),
  getRecipeFn: (key: string) => plainOf(system.getRecipeFn(key)),
  getSlotRecipeFn: (key: string) => plainOf(system.getSlotRecipeFn(key)),
} as unknown as SystemContext;
