import type { Context } from '../context.ts';
import type { Nodes } from '../relay/nodes.ts';

/** All areas of the shop; without garments, only the add-ons. */
async function areasOf({ viewer, loaders }: Context) {
  const garments = await loaders.garments.load(['areas']);
  const { profile } = await viewer();
  const areas = garments.flatMap((garment) => garment.areas ?? []);
  return areas.length > 0 ? areas : [await loaders.addOns.load(profile.tenant_schema)];
}

/** Nodes below garments are searched in all garments: there are few, and they are read in one call. */
export const designNodes = {
  Garment: (dbId, { loaders }) => loaders.wholeGarments.load(dbId),
  DesignArea: async (dbId, context) => (await areasOf(context)).find((area) => area.dbId === dbId) ?? null,
  async DesignOption(dbId, context) {
    const options = (await areasOf(context)).flatMap((area) => area.options);
    return options.find((option) => option.dbId === dbId) ?? null;
  },
  async MeasurementPoint(dbId, { loaders }) {
    const garments = await loaders.garments.load(['measurements']);
    const points = garments.flatMap((garment) => garment.measurementPoints ?? []);
    return points.find((point) => point.dbId === dbId) ?? null;
  },
  async Pattern(dbId, { loaders }) {
    const garments = await loaders.garments.load(['patterns']);
    const patterns = garments.flatMap((garment) => garment.patterns ?? []);
    return patterns.find((pattern) => pattern.dbId === dbId) ?? null;
  },
} satisfies Nodes;
