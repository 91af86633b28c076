import { formatMessage } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { Switch } from '@chakra-ui/react/switch';
import type { Employee } from './useEmployees.ts';

interface Props {
  employee: Employee;
  /** Undefined if the user may not. */
  onActive: ((active: boolean) => void) | undefined;
}

/** Switch for whether an employee may sign in and be selected; optimistic. */
export function StatusSwitch({ employee: { name, active }, onActive }: Props) {
  const says = formatMessage(active ? 'employees.active' : 'employees.inactive');
  if (onActive === undefined) return <Span color="fg.muted">{says}</Span>;
  return (
    // Clicks and keys of the switch must not reach the row.
    <Span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Switch.Root checked={active} onCheckedChange={({ checked }) => onActive(checked)}>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>
          {says}
          <Span srOnly>, {name}</Span>
        </Switch.Label>
      </Switch.Root>
    </Span>
  );
}
