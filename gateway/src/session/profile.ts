import { fullName } from '@galla/domain';
import { globalId } from '../relay/ids.ts';
import { designationNamed, type DesignationMapper } from '../sales/index.ts';
import type { Gender, Profile } from '../types.generated.ts';
import { isOwner, type Me } from './me.ts';

/** The wire's names of genders. */
const GENDERS = { female: 'FEMALE', male: 'MALE', other: 'OTHER' } as const satisfies Record<string, Gender>;

/** The wire's name of a gender. */
export const wireGender = (gender: Gender): keyof typeof GENDERS =>
  gender === 'FEMALE' ? 'female' : gender === 'MALE' ? 'male' : 'other';

type ProfileModel = Omit<Profile, 'designation'> & { designation: DesignationMapper | null };

/** Maps the user of `/me` to the graph's profile. */
export function profileOf(me: Me): ProfileModel {
  const { profile } = me;
  return {
    staffId: globalId('Employee', profile.staff_id),
    firstName: profile.first_name,
    lastName: profile.last_name,
    fullName: fullName(profile.first_name, profile.last_name),
    mobile: profile.api_key ? null : profile.mobile,
    pendingMobile: profile.pending_mobile,
    email: profile.email,
    image: profile.image,
    birthDate: profile.dob,
    age: profile.age,
    gender: profile.gender === null ? null : GENDERS[profile.gender],
    address: profile.emp_id === null ? null : profile.full_address,
    aadhaar: profile.adhaar,
    isOwner: isOwner(me),
    designation:
      profile.designation === null
        ? null
        : designationNamed(profile.designation, profile.designation_name ?? ''),
    mustChangePin: profile.must_change_pin,
    merchantOrderId: profile.merchantOrderId,
  };
}
