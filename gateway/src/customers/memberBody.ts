import type { CreateFamilyMemberInput } from '../types.generated.ts';
import { dbIdOf } from '../relay/ids.ts';

/** A member as upstream takes it; omitted fields are empty. */
export function memberBody({ customer, ...member }: Omit<CreateFamilyMemberInput, 'key'>) {
  const { memberId, name, relation = null, aadhaar = null } = member;
  const { district = null, taluk = null, village = null } = member;
  const customer_id = dbIdOf('Customer', customer);
  return { customer_id, memberId, name, relation, adhaar_no: aadhaar, district, taluk, village };
}
