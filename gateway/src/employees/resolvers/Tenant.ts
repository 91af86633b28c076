import { employees } from '@galla/upstream/contract';
import type { TenantResolvers } from '../../types.generated.ts';
import { detailsOf } from '../details.ts';
import { employeeOf } from '../schema.mappers.ts';

export const Tenant: Pick<TenantResolvers, 'employees' | 'reportingOptions' | 'staff' | '__isTypeOf'> = {
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

  async reportingOptions(_tenant, { designation }, { call }) {
    const body = { designation_id: designation };
    const { employees: people } = await call(employees.employeeDesignation, { body });
    return people.map(({ id, full_name: label }) => ({ label, value: id }));
  },
};
