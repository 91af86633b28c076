import { formField } from '@galla/domain';
import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { graphForm } from '../../ui/form/testing.tsx';
import { employeesRoute } from './route.ts';

const designations = [
  { label: 'Manager', value: 'd-1' },
  { label: 'Helper', value: 'd-2' },
];
const people = [
  { label: 'Anil Das', value: 'e-1' },
  { label: 'Sunita Sharma', value: 'e-0' },
];

const FORM = graphForm(
  [
    formField('full_name', 'Full name', { required: true }),
    formField('mobile', 'Mobile number', { required: true, subtype: 'tel' }),
    formField('designation', 'Designation', { type: 'select', values: designations }),
    formField('reporting_to', 'Reporting to', { type: 'select', values: people }),
    formField('image', 'Photo', { type: 'file' }),
  ],
  'employees',
);

/** Commission of the nth employee this month; default: no target. */
export const commissionOf = (n: number, target: object = {}) => ({
  __typename: 'EmployeeCommission',
  earnedThisMonth: `${n}00.00`,
  target: { __typename: 'SalesTarget', amount: null, sold: '0.00', ...target },
});

/** The nth employee, a helper who reports to Anil. */
export const employee = (n: number, more: object = {}) => ({
  __typename: 'Employee',
  id: `e${n}`,
  fullName: `Person ${n}`,
  image: null,
  active: true,
  isOwner: false,
  designation: { __typename: 'Designation', id: 'd2', name: 'Helper' },
  commission: commissionOf(n),
  details: {
    mobile: `98290${String(n).padStart(5, '0')}`,
    joinedOn: '2024-01-02',
    reportingTo: null,
    pendingOrders: n,
    values: [
      { name: 'full_name', value: `Person ${n}` },
      { name: 'mobile', value: `98290${String(n).padStart(5, '0')}` },
      { name: 'designation', value: 'd-2' },
      { name: 'reporting_to', value: 'e-1' },
    ],
    version: 'v1',
  },
  ...more,
});

export const OWNER = employee(0, {
  fullName: 'Sunita Sharma',
  isOwner: true,
  designation: null,
  commission: null,
});

export const tenant = (staff: readonly object[], capabilities: readonly string[] = []) => ({
  __typename: 'Tenant',
  id: 't1',
  business: { capabilities },
  staff,
  form: FORM,
});

interface Options {
  address?: string;
  staff?: readonly object[];
  rights?: object;
  isOwner?: boolean;
}

/** Opens the screen without answering its query. */
export function visitEmployees(address = ''): AtRoute {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  return renderAt(`/Employees${address}`, [employeesRoute]);
}

/** Opens the screen with its employees, as the owner. */
export async function openEmployees(options: Options = {}): Promise<AtRoute> {
  const { address = '', staff = [OWNER, employee(1), employee(2)], rights, isOwner = true } = options;
  const at = visitEmployees(address);
  const profile = { __typename: 'Profile', staffId: isOwner ? 'e0' : 'e2', isOwner };
  await answerWith(at.environment, 'EmployeesQuery', {
    viewer: { mayAdd: true, mayEdit: true, ...rights, profile, tenant: tenant(staff) },
  });
  await screen.findByRole('heading', { name: 'Employee Management' });
  return at;
}
