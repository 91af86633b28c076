import { globalId } from '../relay/ids.ts';
import type { Profile } from '../types.generated.ts';
import type { Me } from './me.ts';

/** The person of `/me` as the graph tells it. */
export function profileOf({ profile }: Me): Profile {
  return {
    staffId: globalId('Employee', profile.staff_id),
    firstName: profile.first_name,
    lastName: profile.last_name,
    fullName: `${profile.first_name} ${profile.last_name}`.trim(),
    mobile: profile.mobile,
    email: profile.email,
    image: profile.image,
    isOwner: profile.emp_id === null,
    designation: profile.designation_name,
    mustChangePin: profile.must_change_pin,
    tenantSchema: profile.tenant_schema,
    businessNumber: profile.business_id,
    subCategoryNumber: profile.sub_category_id,
    merchantOrderId: profile.merchantOrderId,
  };
}
