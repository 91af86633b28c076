import { Portal } from '@chakra-ui/react/portal';
import { Tooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement } from 'react';

interface Props {
  /** The name of what is shown as an icon alone. */
  text: string;
  /** For a trigger that is one of something else too, such as a menu: the id of its element. */
  triggerId?: string;
  children: ReactElement;
}

/** The name of an icon, at its right, for pointer and keyboard. It repeats the name that screen readers have anyway. */
export function Tip({ text, triggerId, children }: Props) {
  return (
    <Tooltip.Root
      positioning={{ placement: 'right' }}
      openDelay={300}
      closeDelay={0}
      lazyMount
      unmountOnExit
      {...(triggerId !== undefined && { ids: { trigger: triggerId } })}
    >
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
