import { checkDesignation, percentText } from '@galla/domain';
import { sales } from '@galla/upstream/contract';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { optionalDbId } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { designationWritten, withHierarchy } from '../../withHierarchy.ts';

export const createDesignation: NonNullable<MutationResolvers['createDesignation']> = withHierarchy(
  async (input, context) => {
    const { key, name, visibilityPoints, commissionPercent } = input;
    refuseOn(...checkDesignation(input));
    const { data } = await context.call(sales.createDesignation, {
      key,
      body: {
        name,
        visibility_points: visibilityPoints,
        commission_percent: percentText(commissionPercent),
        parent_id: optionalDbId('Designation', input.parent) ?? null,
      },
    });
    return designationWritten(context, data.id);
  },
);
