import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface Props {
  /** A person's avatar, or a picture. */
  start?: ReactNode;
  title: ReactNode;
  /** Shows the full title on several lines, because its end may distinguish it ("…, 1 kg"). */
  tall?: boolean;
  /** One line below the title. */
  second?: ReactNode;
  /** The amount. */
  figure?: ReactNode;
  /** Status tag below the amount. */
  tag?: ReactNode;
  /** At the far right: the tick of a selected row. */
  end?: ReactNode;
  current?: boolean;
  /** 80 px high. */
  roomy?: boolean;
  /** Tapping selects instead of opens: whether it is selected. */
  chosen?: boolean;
  quiet?: boolean;
  onChoose: () => void;
}

const Target = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: 'row.list',
    px: '4',
    py: '2',
    textAlign: 'start',
    borderBottom: '1px solid',
    borderColor: 'border',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _selected: { bg: 'accent.subtle' },
    _current: { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/**
 * A row of a phone's list: name and one line on the left, amount and tag on the right. The whole row is the target.
 */
export function ListRow({
  start,
  title,
  tall = false,
  second,
  figure,
  tag,
  end,
  current = false,
  roomy = false,
  chosen,
  quiet = false,
  onChoose,
}: Props) {
  return (
    <Target
      type="button"
      onClick={onChoose}
      {...(current && { 'data-current': '', 'aria-current': true })}
      {...(roomy && { minH: 'row.roomy' })}
      {...(chosen !== undefined && { 'aria-pressed': chosen })}
      {...(chosen === true && { 'data-selected': '' })}
      {...(quiet && { color: 'fg.subtle' })}
    >
      {start}
      <Box flex="1" minW="0">
        <Box textStyle="rowTitle" {...(tall ? { overflowWrap: 'anywhere' } : { truncate: true })}>
          {title}
        </Box>
        {second !== undefined && (
          <Box textStyle="second" color="fg.subtle" truncate>
            {second}
          </Box>
        )}
      </Box>
      <Box display="flex" flexDirection="column" alignItems="flex-end" gap="1">
        {figure !== undefined && <Box fontWeight="semibold">{figure}</Box>}
        {tag}
      </Box>
      {end}
    </Target>
  );
}
