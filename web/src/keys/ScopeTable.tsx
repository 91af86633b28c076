import { formatMessage, type Flag } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import {
  changed,
  type Line,
  linesOf,
  RightsList,
  RightsTable,
  type TickMenu,
  type Ticks,
} from '../sales/index.ts';
import { usePhone } from '../ui/useWide.ts';

interface Props {
  menus: readonly TickMenu[];
  ticks: Ticks;
  error: string | undefined;
  onTicks: (ticks: Ticks) => void;
}

/** The scopes of a key as a table of rights with tick boxes; a list on a phone. */
export function ScopeTable({ menus, ticks, error, onTicks }: Props) {
  const errorId = useId();
  const Lines = usePhone() ? RightsList : RightsTable;
  const onTick = ({ menus: those }: Line, flags: readonly Flag[], on: boolean): void => {
    const given = Object.fromEntries(flags.map((flag) => [flag, on]));
    onTicks(changed(ticks, { menus: those.map(({ menu }) => menu), flags: given }));
  };
  return (
    <Box asChild minW="0" border="none">
      <fieldset aria-describedby={error === undefined ? undefined : errorId}>
        <Box asChild textStyle="label">
          <legend>{formatMessage('keys.scopes')}</legend>
        </Box>
        <Box textStyle="second" color="fg.muted" mb="2">
          {formatMessage('keys.scopesHint')}
        </Box>
        {error !== undefined && (
          <Box id={errorId} role="alert" color="due.fg" mb="2">
            {error}
          </Box>
        )}
        <Lines
          label={formatMessage('keys.scopes')}
          lines={linesOf(menus, menus)}
          ticks={ticks}
          readOnly={false}
          onTick={onTick}
          onDelete={undefined}
        />
      </fieldset>
    </Box>
  );
}
