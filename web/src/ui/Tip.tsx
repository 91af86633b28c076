import { Portal } from '@chakra-ui/react/portal';
import { Tooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement } from 'react';

interface Props {
  /** The name of an element shown only as an icon. */
  text: string;
  /** For a trigger with a second role, such as that of a menu: the id of its element. */
  triggerId?: string;
  children: ReactElement;
}

/**
 * A tooltip with an icon's name, on its right, for pointer and keyboard. It repeats the name that screen readers
 * announce anyway.
 */
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
