import type { ViewerResolvers } from '../../types.generated.ts';

export const Viewer: Pick<ViewerResolvers, 'subscription'> = {
  subscription: (me) => me,
};
