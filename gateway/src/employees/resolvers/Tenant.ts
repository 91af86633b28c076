import { employees } from '@galla/upstream/contract';
import type { TenantResolvers } from '../../types.generated.ts';
import { dbIdOf } from '../../relay/ids.ts';
import { detailsOf } from '../details.ts';
import { employeeOf } from '../schema.mappers.ts';

export const Tenant: Pick<TenantResolvers, 'employees' | 'managers' | 'staff' | '__isTypeOf'> = {
  async employees(_tenant, { filter }, { call, loaders }) {
    const active = filter?.active ?? undefined;
    const asked = active === undefined ? {} : { query: { status: active ? (1 as const) : (0 as const) } };
    const { data } = await call(employees.employees, asked);
    const people = data.map(employeeOf);
    loaders.employees.prime(people);
    return people;
  },

  async staff(_tenant, _args, { call, loaders }) {
    const { data } = await call(employees.employeeList, {});
    const people = data.map(employeeOf);
    loaders.employees.prime(people);
    loaders.employeeDetails.prime(data.map(detailsOf));
    return people;
  },

  async managers(_tenant, { designation }, { call, loaders }) {
    const body = { designation_id: dbIdOf('Designation', designation) };
    const { employees: people } = await call(employees.employeeDesignation, { body });
    const found = await Promise.all(people.map(({ id }) => loaders.employees.load(id)));
    return found.filter((person) => person !== null);
  },
};
