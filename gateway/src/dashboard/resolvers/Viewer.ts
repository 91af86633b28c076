import type { ViewerResolvers } from '../../types.generated.ts';

export const Viewer: Pick<ViewerResolvers, 'dashboard'> = {
  dashboard: () => ({ __typename: 'Dashboard' }),
};
