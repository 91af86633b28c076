import { sales } from '@galla/upstream/contract';
import { dbIdOf, optionalDbId } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { DesignationPosition, MutationResolvers } from '../../../types.generated.ts';
import { designationWritten, withHierarchy } from '../../withHierarchy.ts';

const WIRE_POSITION = { BEFORE: 'before', AFTER: 'after', INSIDE: 'inside' } as const satisfies Record<
  DesignationPosition,
  string
>;

export const moveDesignation: NonNullable<MutationResolvers['moveDesignation']> = withHierarchy(
  async (input, context) => {
    const dragId = dbIdOf('Designation', input.designation);
    await context.call(sales.moveDesignation, {
      key: input.key,
      body: {
        dragId,
        dropId: optionalDbId('Designation', input.target) ?? null,
        position: WIRE_POSITION[input.position],
        ...omitUndefined({ expected_version: input.expectedVersion ?? undefined }),
      },
    });
    return designationWritten(context, dragId);
  },
);
