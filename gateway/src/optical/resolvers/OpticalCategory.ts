import type { OpticalCategoryResolvers } from '../../types.generated.ts';

export const OpticalCategory: OpticalCategoryResolvers = {
  async typeLabel({ type }, _args, { loaders }) {
    if (type == null) return null;
    const form = await loaders.forms.load('product_catalogs');
    const options = form?.fields.find(({ name }) => name === 'type')?.options ?? [];
    // A kind that the form has no more keeps the name that it was stored by.
    return options.find(({ value }) => value === type)?.label ?? type;
  },
};
