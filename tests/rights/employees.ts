import type { Right } from '@galla/domain';
import type { TestPerson } from '@galla/upstream/testing';
import type { World } from '../isolation/world.ts';

const employees = new WeakMap<World, Map<string, Promise<TestPerson>>>();

/** An employee of the attacking shop with exactly these rights: the same one for the same rights. */
export function employeeWith(world: World, rights: readonly Right[]): Promise<TestPerson> {
  const known = employees.get(world) ?? new Map<string, Promise<TestPerson>>();
  employees.set(world, known);
  const name = rights.join(' ');
  const employee = known.get(name) ?? world.attacker.addEmployee(rights);
  known.set(name, employee);
  return employee;
}
