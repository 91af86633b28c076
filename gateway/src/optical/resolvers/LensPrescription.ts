import { globalId } from '../../relay/ids.ts';
import type { LensPrescriptionResolvers } from '../../types.generated.ts';

export const LensPrescription: LensPrescriptionResolvers = {
  id: ({ dbId }) => globalId('LensPrescription', dbId),
};
