import { checkDesignation, percentText } from '@galla/domain';
import { sales } from '@galla/upstream/contract';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { designationWritten, withHierarchy } from '../../withHierarchy.ts';

export const updateDesignation: NonNullable<MutationResolvers['updateDesignation']> = withHierarchy(
  async (input, context) => {
    const { key, name, visibilityPoints, commissionPercent, expectedVersion } = input;
    const id = dbIdOf('Designation', input.designation);
    refuseOn(...checkDesignation(input));
    await context.call(sales.updateDesignation, {
      key,
      params: { id },
      body: {
        name,
        visibility_points: visibilityPoints,
        commission_percent: percentText(commissionPercent),
        ...omitUndefined({ expected_version: expectedVersion ?? undefined }),
      },
    });
    return designationWritten(context, id);
  },
);
