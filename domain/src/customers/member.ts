import { problem, type Problem } from '../refusals/problem.ts';
import { parseAadhaar } from '../session/aadhaar.ts';

/** A customer's family member, as typed. */
export interface MemberEntries {
  memberId: string;
  name: string;
  aadhaar?: string | null;
}

/** All problems with a member, in the order of the form (spec 2 §5). */
export function checkMember({ memberId, name, aadhaar }: MemberEntries): Problem[] {
  const number = aadhaar?.trim() ?? '';
  return [
    memberId.trim() === '' ? problem('memberId', 'INVALID_INPUT', 'customers.memberIdMissing') : undefined,
    name.trim() === '' ? problem('name', 'INVALID_INPUT', 'customers.memberNameMissing') : undefined,
    number === '' || parseAadhaar(number) !== undefined
      ? undefined
      : problem('adhaar_no', 'INVALID_INPUT', 'customers.aadharInvalid'),
  ].filter((one) => one !== undefined);
}
