import type { ComponentType } from 'react';

/**
 * Fetches a screen's component. The router keeps a rejected `lazy` and shows an empty page for it; a component that
 * throws instead is caught by the route's own error element, and the menu around it stays.
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
