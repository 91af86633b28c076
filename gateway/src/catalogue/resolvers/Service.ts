import { globalId } from '../../relay/ids.ts';
import type { ServiceResolvers } from '../../types.generated.ts';
import { fieldValuesOf } from '../fieldValues.ts';
import { viewerMay } from '../viewerMay.ts';

export const Service: ServiceResolvers = {
  id: ({ dbId }) => globalId('Service', dbId),
  fields: fieldValuesOf,
  viewerCanEdit: viewerMay('services:edit'),
  viewerCanDelete: viewerMay('services:delete'),
};
