import { foldText, wordsOf, type ResourceKind } from '@galla/domain';
import type { GymResource } from './useGymResources.ts';

/** The resources of a kind whose name, description or type contains every word of the search. */
export function matching(
  resources: readonly GymResource[],
  kind: ResourceKind,
  { search }: { search: string },
): readonly GymResource[] {
  const wanted = wordsOf(search);
  return resources.filter((resource) => {
    const text = ` ${foldText(`${resource.name} ${resource.description} ${resource.meal?.type ?? ''}`)}`;
    return resource.kind === kind && wanted.every((word) => text.includes(word));
  });
}
