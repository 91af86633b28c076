import { employees } from '@galla/upstream/contract';
import type { TenantResolvers } from '../../types.generated.ts';
import { employeeOf } from '../schema.mappers.ts';

export const Tenant: Pick<TenantResolvers, 'employees' | '__isTypeOf'> = {
  async employees(_tenant, { activeOnly }, { call, loaders }) {
    const { data } = await call(employees.employees, activeOnly ? { query: { status: 1 } } : {});
    const people = data.map(employeeOf);
    loaders.employees.prime(people);
    return people;
  },
};
