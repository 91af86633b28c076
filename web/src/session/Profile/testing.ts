import { act, fireEvent, screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { profileRoute } from './route.ts';

const PROFILE = {
  firstName: 'Meenakshi',
  lastName: 'Sharma',
  fullName: 'Meenakshi Sharma',
  mobile: '9829041526',
  pendingMobile: null as string | null,
  email: 'meenakshi@example.in',
  birthDate: '1984-03-09',
  age: 36,
  gender: 'FEMALE',
  address: null as string | null,
  aadhaar: 'XXXX XXXX 9012' as string | null,
  image: null as string | null,
  isOwner: true,
  designation: null as { id: string; name: string } | null,
};

const TENANT = {
  id: 't1',
  name: 'Meenakshi Boutique',
  description: 'Sarees and suits',
  address: 'Shop 41, Johari Bazar',
  city: 'Jaipur',
  pincode: '302003',
  stateCode: '08',
  gstin: '08ABCPM4417K1ZL' as string | null,
  pan: 'ABCPM4417K' as string | null,
  registration: 'REGULAR',
  business: { name: 'Boutique and tailor', category: "Women's boutique" },
};

interface Changes {
  profile?: Partial<typeof PROFILE>;
  tenant?: Partial<typeof TENANT> | null;
  mayEdit?: boolean;
}

/** The answer to the screen's query. */
export const profileData = ({ profile, tenant, mayEdit = true }: Changes = {}) => ({
  viewer: {
    mayEdit,
    timeZone: 'Asia/Kolkata',
    profile: { ...PROFILE, ...profile },
    tenant: tenant === null ? null : { ...TENANT, ...tenant },
  },
});

/** The profile of an employee. */
export const EMPLOYEE: Changes = {
  profile: {
    isOwner: false,
    designation: { id: 'd1', name: 'Cashier' },
    address: 'Gali 4, Bapu Nagar',
    aadhaar: null,
  },
};

/** Opens the screen, loaded. */
export async function openProfile(changes: Changes = {}, address = '/profile'): Promise<AtRoute> {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt(address, [profileRoute, { path: '/', element: null }]);
  await answerWith(at.environment, 'ProfileQuery', profileData(changes));
  await screen.findByRole('heading', { name: 'My Profile' });
  return at;
}

/** A field of the form. */
export const box = (label: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });

/** Replaces a field's text. */
export async function enter(label: string, text: string): Promise<void> {
  const field = await box(label);
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
}
