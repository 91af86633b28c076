import { call, type TestApi, type TestPerson, type TestShop } from '../../testing/index.ts';
import { me, updateProfile } from '../contract.ts';

interface Sending {
  /** Default the owner. */
  by?: TestPerson;
  key?: string;
  files?: Record<string, Uint8Array>;
}

export const profileCalls = (api: TestApi) => ({
  update: (shop: TestShop, body: object, { by = shop.owner, key, files }: Sending = {}) =>
    call(api, updateProfile, {
      token: by.token,
      schemaKey: shop.schemaKey,
      body,
      ...(key !== undefined && { key }),
      ...(files !== undefined && { files }),
    }),
  profileOf: async ({ token }: TestPerson) => (await call(api, me, { token })).body,
});

/** Every field of a profile. */
export const whole = {
  first_name: ' Meenakshi ',
  last_name: 'Sharma',
  email: 'meenakshi@example.in',
  dob: '1984-03-09',
  gender: 'female',
  full_address: 'Shop 41, Johari Bazar',
  company_name: 'Meenakshi Silks',
  business_description: 'Sarees and suits',
  city: 'Jaipur',
  pincode: '302 003',
  gst: ' 08abcpm4417k1zl ',
  pan: 'abcpm4417k',
  adhaar: '1234 5678 9012',
};
