import { boutique } from '@galla/upstream/contract';
import { refused } from '../refusals/RefusalError.ts';
import { byId } from '../relay/byId.ts';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { designAreaOf, garmentOf, type GarmentMapper } from './designs.mappers.ts';
import { ALL_PARTS, type GarmentPart } from './garmentParts.ts';

export function garmentLoaders(call: Call) {
  const fetchGarments = async (query: { ids?: string }, parts: readonly GarmentPart[]) => {
    const include = parts.length > 0 ? { include: parts.join(',') } : {};
    return (await call(boutique.getAllItems, { query: { ...query, ...include } })).items.map(garmentOf);
  };
  return {
    /** All garments in order, with the named parts. */
    garments: byPath((parts: readonly GarmentPart[]) => fetchGarments({}, parts)),
    /** Garments with all their parts, where those were not fetched with them. */
    wholeGarments: byId<GarmentMapper>(
      (ids) => fetchGarments({ ids: ids.join(',') }, ALL_PARTS),
      ({ dbId }) => dbId,
    ),
    /** The shop's add-ons, keyed by the shop since it has only one such area. */
    addOns: byPath(async (_schema: string) => {
      const { data } = await call(boutique.getDesignAreas, { params: { id: '10' } });
      const [addOns] = data.map(designAreaOf);
      if (!addOns) throw refused('NOT_FOUND');
      return addOns;
    }),
  };
}
