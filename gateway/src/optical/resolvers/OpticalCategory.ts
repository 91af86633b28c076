import type { OpticalCategoryResolvers } from '../../types.generated.ts';

export const OpticalCategory: OpticalCategoryResolvers = {
  async typeLabel({ type }, _args, { loaders }) {
    if (type == null) return null;
    const form = await loaders.forms.load('product_catalogs');
    const options = form?.fields.find(({ name }) => name === 'type')?.options ?? [];
    // A kind that is no longer in the form keeps its stored name.
    return options.find(({ value }) => value === type)?.label ?? type;
  },
};
