import { formatMessage, matchingEmployees } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { EmployeeList_tenant$key } from '../../__generated__/EmployeeList_tenant.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { toast } from '../../app/toast/toast.ts';
import { newKey } from '../../app/key.ts';
import { ExportButton } from '../../billing/index.ts';
import { AddButton, ListScreen, useList } from '../../list/index.ts';
import { DEFAULTS, filterOf, NEW, type EmployeesKey } from './address.ts';
import { Deactivate } from './Deactivate.tsx';
import { EmployeeFilters } from './EmployeeFilters.tsx';
import { EmployeePanel } from './EmployeePanel.tsx';
import { EmployeeRows } from './EmployeeRows.tsx';
import { useEmployees, type Employee } from './useEmployees.ts';
import { useUpdateEmployeeStatus } from './useWriteEmployees.ts';

export interface Rights {
  add: boolean;
  edit: boolean;
  /** The signed-in user, who can't change their own status here. */
  own: { id: string; isOwner: boolean };
}

interface Props {
  tenant: EmployeeList_tenant$key;
  rights: Rights;
  /** The commission page of the kind of business. */
  commission: string;
}

/** Search, rows, and the open employee beside them. */
export function EmployeeList({ tenant: key, rights, commission }: Props) {
  const tenant = useFragment(
    graphql`
      fragment EmployeeList_tenant on Tenant {
        ...useEmployees_tenant
        ...EmployeePanel_tenant
      }
    `,
    key,
  );
  const people = useEmployees(tenant);
  const list = useList<EmployeesKey>(DEFAULTS, () => ({}), {});
  const { today } = useShopClock();
  const [leaving, setLeaving] = useState<Employee>();
  const { write } = useUpdateEmployeeStatus();
  const activate = async ({ id, name }: Employee): Promise<void> => {
    const outcome = await write({ key: newKey(), employee: id, active: true });
    if (outcome.kind === 'saved') toast.success(formatMessage('employees.activated', { name }));
    else toast.error(formatMessage('employees.statusFailed'));
  };
  const switching = (employee: Employee) =>
    rights.edit && !employee.isOwner && employee.id !== rights.own.id
      ? (active: boolean) => {
          if (active) void activate(employee);
          else setLeaving(employee);
        }
      : undefined;
  const add = rights.add ? (): void => list.open(NEW) : undefined;
  return (
    <>
      <ListScreen
        title={formatMessage('employees.title')}
        actions={
          <>
            <Button asChild variant="outline" size="sm" px={{ base: '0', lg: '3' }}>
              <Link to="/Attendance">
                <CalendarCheck strokeWidth={1.75} aria-hidden />
                <Span srOnly={{ lgDown: true }}>{formatMessage('attendance.title')}</Span>
              </Link>
            </Button>
            <ExportButton
              sheet={{
                url: '/employees/export',
                body: filterOf(list.filters),
                name: formatMessage('employees.file', { date: today }),
              }}
              empty={matchingEmployees(people, filterOf(list.filters)).length === 0}
              says={formatMessage('employees.download')}
              failed="employees.downloadFailed"
            />
            {add && <AddButton label={formatMessage('employees.add')} onAdd={add} />}
          </>
        }
        busy={false}
        column={
          <EmployeePanel
            tenant={tenant}
            people={people}
            open={list.filters.open}
            rights={rights}
            commission={commission}
            switching={switching}
            onOpen={list.walk}
            onClose={list.close}
          />
        }
      >
        <EmployeeFilters list={list} people={people} />
        <EmployeeRows
          people={people}
          list={list}
          ownId={rights.own.id}
          switching={switching}
          commission={commission}
        />
      </ListScreen>
      <Deactivate employee={leaving} people={people} onEnd={() => setLeaving(undefined)} />
    </>
  );
}
