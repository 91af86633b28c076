import { checkMember } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type {
  memberValues_member$data,
  memberValues_member$key,
} from '../../../__generated__/memberValues_member.graphql.ts';
import { formErrors } from '../../../ui/problems.ts';

/** A family member as shown and edited. */
export type Member = memberValues_member$data;

export function readMember(key: memberValues_member$key): Member {
  const { id, version, ...rest } = readInlineData(
    graphql`
      fragment memberValues_member on FamilyMember @inline {
        id
        memberId
        name
        relation
        aadhaar
        district
        taluk
        village
        version
      }
    `,
    key,
  );
  return { id, version, ...rest };
}

const FIELDS = ['memberId', 'name', 'relation', 'aadhaar', 'district', 'taluk', 'village'] as const;

/** Form values, named like the mutation's input. */
export type MemberValues = Record<(typeof FIELDS)[number], string>;

/** Initial form values: the stored member, or empty. */
export const memberValues = (member?: Member): MemberValues => ({
  memberId: member?.memberId ?? '',
  name: member?.name ?? '',
  relation: member?.relation ?? '',
  aadhaar: member?.aadhaar ?? '',
  district: member?.district ?? '',
  taluk: member?.taluk ?? '',
  village: member?.village ?? '',
});

/** Problems by field (spec 2 §5). The masked form of a stored Aadhaar number is valid. */
export function checkMemberValues(values: MemberValues, stored?: Member): Record<string, string> {
  const isShown = stored?.aadhaar != null && values.aadhaar.trim() === stored.aadhaar;
  const problems = checkMember({ ...values, aadhaar: isShown ? null : values.aadhaar });
  const { adhaar_no: aadhaar, ...errors } = formErrors(problems);
  return aadhaar === undefined ? errors : { ...errors, aadhaar };
}

/** The mutation's input, trimmed. */
export const memberInput = (values: MemberValues): MemberValues => {
  const trimmed = { ...values };
  for (const field of FIELDS) trimmed[field] = values[field].trim();
  return trimmed;
};
