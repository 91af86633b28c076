import { fullName } from '@galla/domain';
import { designationNamed } from '../../sales/index.ts';
import type { ViewerResolvers } from '../../types.generated.ts';

export const Viewer: Pick<ViewerResolvers, 'employee'> = {
  // Built from the viewer's own profile: the viewer may lack access to `employees`, but always sees their own
  // entry.
  employee: ({ profile }) =>
    profile.api_key
      ? null
      : {
          __typename: 'Employee',
          dbId: profile.staff_id,
          fullName: fullName(profile.first_name, profile.last_name),
          image: profile.image,
          designation:
            profile.designation === null
              ? null
              : designationNamed(profile.designation, profile.designation_name ?? ''),
          active: true,
          isOwner: profile.emp_id === null,
        },
};
