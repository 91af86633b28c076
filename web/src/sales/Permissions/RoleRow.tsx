import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { User } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RoleRow_designation$key } from '../../__generated__/RoleRow_designation.graphql.ts';
import { rolePath } from './rolePath.ts';

interface Props {
  designation: RoleRow_designation$key;
  current: boolean;
}

const Target = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: 'row',
    pe: '3',
    borderRadius: 'l2',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
});

/** Deeper levels are not indented further. */
const DEEPEST = 5;
const INDENT = { 1: '3', 2: '7', 3: '10', 4: '14', 5: '16' } as const;

/** A role at its place in the hierarchy, with its number of rights. */
export function RoleRow({ designation, current }: Props) {
  const { id, name, level, rightsCount } = useFragment(
    graphql`
      fragment RoleRow_designation on Designation @throwOnFieldError {
        id
        name
        level
        rightsCount
      }
    `,
    designation,
  );
  const indent = INDENT[Math.min(level, DEEPEST) as keyof typeof INDENT];
  return (
    <li>
      <Target to={rolePath(id)} ps={indent} {...(current && { 'aria-current': 'page' as const })}>
        <User size={18} strokeWidth={1.75} aria-hidden />
        <Box flex="1" minW="0" truncate>
          {name}
        </Box>
        <Box textStyle="second" fontWeight="normal">
          {rightsCount}
        </Box>
      </Target>
    </li>
  );
}
