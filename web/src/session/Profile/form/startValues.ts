import { graphql, readInlineData } from 'react-relay';
import type { startValues_viewer$key } from '../../../__generated__/startValues_viewer.graphql.ts';
import { genderOf } from '../genders.ts';
import { registrationOf } from '../registrations.ts';
import type { FormFacts, ProfileValues } from './values.ts';

interface Start {
  values: ProfileValues;
  facts: FormFacts;
  /** "XXXX XXXX 1234"; undefined if none is stored. */
  keptAadhaar: string | undefined;
}

/** The initial values: the stored profile. */
export function startValues(viewer: startValues_viewer$key): Start {
  const { profile, tenant, timeZone } = readInlineData(
    graphql`
      fragment startValues_viewer on Viewer @inline {
        timeZone
        profile {
          firstName
          lastName
          mobile
          email
          birthDate
          gender
          address
          aadhaar
          isOwner
        }
        tenant {
          name
          description
          address
          city
          pincode
          stateCode
          gstin
          pan
          registration
        }
      }
    `,
    viewer,
  );
  return {
    values: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      mobile: profile.mobile ?? '',
      email: profile.email ?? '',
      birthDate: profile.birthDate ?? '',
      gender: genderOf(profile.gender) ?? '',
      address: profile.address ?? '',
      aadhaar: '',
      companyName: tenant?.name ?? '',
      companyDescription: tenant?.description ?? '',
      companyAddress: tenant?.address ?? '',
      companyCity: tenant?.city ?? '',
      companyPincode: tenant?.pincode ?? '',
      companyStateCode: tenant?.stateCode ?? '',
      companyRegistration: registrationOf(tenant?.registration ?? 'REGULAR'),
      companyGstin: tenant?.gstin ?? '',
      companyPan: tenant?.pan ?? '',
      companyTimeZone: timeZone,
      companyDiscountBeforeTax: true,
    },
    facts: { isOwner: profile.isOwner, firstGstin: tenant?.gstin == null },
    keptAadhaar: profile.aadhaar ?? undefined,
  };
}
