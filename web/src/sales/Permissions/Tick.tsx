import { formatMessage } from '@galla/domain';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Span } from '@chakra-ui/react/span';
import type { TickState } from './ticks.ts';

interface Props {
  /** The menu's name, for screen readers: "Order List". */
  menu: string;
  /** "Edit" */
  flag: string;
  state: TickState;
  disabled: boolean;
  onTick: (on: boolean) => void;
  /** Shows the flag beside the box, if no column heading does. */
  labelled?: boolean;
}

/**
 * One box of the table. A box for several rights is indeterminate if only some are allowed; pressing it allows all.
 */
export function Tick({ menu, flag, state, disabled, onTick, labelled = false }: Props) {
  return (
    <Checkbox.Root
      checked={state}
      disabled={disabled}
      onCheckedChange={(details) => onTick(details.checked === true)}
      {...(!labelled && { justifyContent: 'center', gap: '0', minW: 'control.touch', minH: 'row' })}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        {labelled ? (
          <>
            <Span srOnly>{`${menu}: `}</Span>
            {flag}
          </>
        ) : (
          <Span srOnly>{formatMessage('permissions.tick', { menu, flag })}</Span>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
