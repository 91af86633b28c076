import type { StagePriceResolvers } from '../../types.generated.ts';

export const StagePrice: StagePriceResolvers = {
  /** The wire identifies stages by name. */
  async stage({ name }, _args, { viewer, loaders }) {
    const { profile } = await viewer();
    const stages = await loaders.stages.load(profile.tenant_schema);
    return stages.find((stage) => stage.name === name) ?? null;
  },
};
