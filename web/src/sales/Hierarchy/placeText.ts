import { type Place, ranksOf, formatMessage } from '@galla/domain';
import type { Hierarchy } from './useHierarchy.ts';

/** A designation's position as text: "Below Manager, 1 of 2". '' if it does not exist. */
export function placeText(
  { designations, places }: Pick<Hierarchy, 'designations' | 'places'>,
  id: string,
): string {
  const place = places.find((one) => one.id === id);
  if (!place) return '';
  const figures = { n: ranksOf(places).get(id) ?? 1, count: siblingsOf(places, place).length };
  const parent = designations.find((one) => one.id === place.parentId);
  return parent
    ? formatMessage('hierarchy.placeBelow', { parent: parent.name, ...figures })
    : formatMessage('hierarchy.placeRoot', figures);
}

const siblingsOf = (places: readonly Place[], { parentId }: Place): Place[] =>
  places.filter((one) => one.parentId === parentId);
