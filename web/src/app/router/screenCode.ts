import type { ComponentType } from 'react';

/**
 * Loads a screen's component. The router caches a rejected `lazy` and shows an empty page; a component that throws
 * instead is caught by the route's error element, and the menu around it stays.
 */
export async function screenCode(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load();
  } catch (error) {
    return function MissingScreen(): never {
      throw error;
    };
  }
}
