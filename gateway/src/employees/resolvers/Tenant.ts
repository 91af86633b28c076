import { employees } from '@galla/upstream/contract';
import type { TenantResolvers } from '../../types.generated.ts';
import { employeeOf } from '../schema.mappers.ts';

export const Tenant: Pick<TenantResolvers, 'employees' | '__isTypeOf'> = {
  async employees(_tenant, { filter }, { call, loaders }) {
    const active = filter?.active ?? undefined;
    const asked = active === undefined ? {} : { query: { status: active ? (1 as const) : (0 as const) } };
    const { data } = await call(employees.employees, asked);
    const people = data.map(employeeOf);
    loaders.employees.prime(people);
    return people;
  },
};
