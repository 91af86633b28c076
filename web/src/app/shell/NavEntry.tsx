import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';

interface Props {
  icon: LucideIcon;
  name: string;
  /** A rail shows the icon; the name is its title and is read out. */
  rail: boolean;
}

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  h: { base: 'control.touch', md: '34px' },
  px: '2.5',
  borderRadius: 'l2',
  color: 'fg.muted',
  cursor: 'button',
  textStyle: 'rowTitle',
  transition: 'background {durations.fast}',
  _hover: { bg: 'bg.muted' },
  _focusVisible: { outlineOffset: '-2px' },
  '&[aria-current=page], &[data-within]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  '&[data-rail]': { h: 'control', justifyContent: 'center', px: '0' },
  _icon: { boxSize: 'icon', flexShrink: '0' },
};

const EntryLink = chakra(NavLink, { base: entry });
const EntryButton = chakra('button', { base: entry });

const label = (name: string, rail: boolean) =>
  rail ? { 'data-rail': '', title: name, 'aria-label': name } : {};

/** An entry that opens a screen. */
export function NavEntry({
  icon: Icon,
  name,
  rail,
  to,
  within = false,
  onGo,
}: Props & {
  to: string;
  /** The screen in front belongs to this entry without being its own, as the cart belongs to Billing. */
  within?: boolean;
  onGo?: (() => void) | undefined;
}) {
  return (
    <EntryLink
      to={to}
      {...label(name, rail)}
      {...(within && { 'data-within': '' })}
      {...(onGo && { onClick: onGo })}
    >
      <Icon strokeWidth={1.75} aria-hidden />
      {!rail && name}
    </EntryLink>
  );
}

/** An entry that does something. */
export function NavButton({ icon: Icon, name, rail, onPress }: Props & { onPress: () => void }) {
  return (
    <EntryButton type="button" onClick={onPress} {...label(name, rail)}>
      <Icon strokeWidth={1.75} aria-hidden />
      {!rail && name}
    </EntryButton>
  );
}
