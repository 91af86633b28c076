import { Box } from '@chakra-ui/react/box';
import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { HStack } from '@chakra-ui/react/stack';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { InRow } from './InRow.tsx';

/** An action of the screen, or a link that opens a new tab. */
export interface Act {
  key: string;
  Icon: LucideIcon;
  text: string;
  /** It cannot be undone. */
  dangerous?: boolean;
  onAct?: () => void;
  href?: string;
}

interface Props {
  /** The trigger's label: "More of Aditya Joshi". */
  label: string;
  acts: readonly Act[];
  /** The trigger's icon; three dots by default. */
  Icon?: LucideIcon;
  trigger?: ButtonProps & { ref?: Ref<HTMLButtonElement> };
}

/** A menu with the actions of a record; nothing if there are none. */
export function ActMenu({ label, acts, Icon = EllipsisVertical, trigger }: Props) {
  if (acts.length === 0) return null;
  return (
    <Menu.Root lazyMount positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="outline" px="0" aria-label={label} title={label} {...trigger}>
          <Icon strokeWidth={1.75} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {acts.map(({ key, ...act }) => (
              <Entry key={key} value={key} {...act} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function Entry({ value, Icon, text, dangerous = false, onAct, href }: Omit<Act, 'key'> & { value: string }) {
  const shown = (
    <>
      <Icon strokeWidth={1.75} aria-hidden />
      {text}
    </>
  );
  if (href !== undefined) {
    return (
      <Menu.Item value={value} asChild>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {shown}
        </a>
      </Menu.Item>
    );
  }
  return (
    <Menu.Item value={value} onClick={onAct} {...(dangerous && { color: 'due.fg' })}>
      {shown}
    </Menu.Item>
  );
}

/**
 * The menu of a row. Not in the tab order unless `tabbed`: keyboard users open the row, which offers the same
 * actions. This also keeps the focus off rows that the foot of the list partly covers.
 */
export const RowMenu = ({ tabbed = false, ...menu }: Omit<Props, 'trigger'> & { tabbed?: boolean }) => (
  <InRow>
    <ActMenu
      {...menu}
      trigger={{
        variant: 'ghost',
        minW: 'control.touch',
        minH: 'control.touch',
        ...(!tabbed && { tabIndex: -1 }),
      }}
    />
  </InRow>
);

/** A row of a phone's list with its menu beside it, because buttons cannot be nested. */
export const RowWithMenu = ({ menu, children }: { menu: ReactNode; children: ReactNode }) => (
  <HStack gap="0" align="stretch">
    <Box flex="1" minW="0">
      {children}
    </Box>
    <Box display="flex" alignItems="center" pe="1" borderBottom="1px solid" borderColor="border">
      {menu}
    </Box>
  </HStack>
);
