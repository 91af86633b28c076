import { formatMessage } from '@galla/domain';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { STATUSES, type Status } from './address.ts';

interface Props {
  /** The button that opens it. */
  children: ReactElement;
  onStatus: (status: Status) => void;
}

/** A menu of the statuses to set on the selected items (spec 1 §4, oc_status). */
export function StatusMenu({ children, onStatus }: Props) {
  return (
    <Menu.Root positioning={{ placement: 'top' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {STATUSES.map((status) => (
              <Menu.Item key={status} value={status} onClick={() => onStatus(status)}>
                {formatMessage(`list.status.${status}`)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

interface ChoicesProps {
  status: Status;
  onStatus: (status: Status) => void;
}

/** The same in the menu of one item, with its current status checked. */
export function StatusChoices({ status, onStatus }: ChoicesProps) {
  return (
    <Menu.RadioItemGroup
      value={status}
      onValueChange={({ value }) => {
        const chosen = STATUSES.find((one) => one === value);
        if (chosen !== undefined && chosen !== status) onStatus(chosen);
      }}
    >
      <Menu.ItemGroupLabel>{formatMessage('list.status')}</Menu.ItemGroupLabel>
      {STATUSES.map((one) => (
        <Menu.RadioItem key={one} value={one}>
          <Menu.ItemText>{formatMessage(`list.status.${one}`)}</Menu.ItemText>
          <Menu.ItemIndicator>
            <Check strokeWidth={2} aria-hidden />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
