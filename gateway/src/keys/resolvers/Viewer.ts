import type { ViewerResolvers } from '../../types.generated.ts';

export const Viewer: Pick<ViewerResolvers, 'apiKeyName'> = {
  apiKeyName: ({ profile }) => profile.api_key?.name ?? null,
};
