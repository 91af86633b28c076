import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { Tip } from '../../../ui/Tip.tsx';
import { entry } from './entry.ts';

interface Props {
  icon: LucideIcon;
  name: string;
  /** On a rail only the icon is shown; the name is the tooltip and the accessible name. */
  rail: boolean;
}

const EntryLink = chakra(NavLink, { base: entry });
const EntryButton = chakra('button', { base: entry });

const label = (name: string, rail: boolean) => (rail ? { 'data-rail': '', 'aria-label': name } : {});

const tipped = (name: string, rail: boolean, shown: ReactElement) =>
  rail ? <Tip text={name}>{shown}</Tip> : shown;

/** An entry that links to a screen. */
export function NavEntry({
  icon: Icon,
  name,
  rail,
  to,
  within = false,
  onGo,
}: Props & {
  to: string;
  /** The current screen belongs to this entry without being its own, as the cart belongs to Billing. */
  within?: boolean;
  onGo?: (() => void) | undefined;
}) {
  return tipped(
    name,
    rail,
    <EntryLink
      to={to}
      end
      {...label(name, rail)}
      {...(within && { 'data-within': '' })}
      {...(onGo && { onClick: onGo })}
    >
      <Icon strokeWidth={1.75} aria-hidden />
      {!rail && name}
    </EntryLink>,
  );
}

/** An entry that runs an action. */
export function NavButton({ icon: Icon, name, rail, onPress }: Props & { onPress: () => void }) {
  return tipped(
    name,
    rail,
    <EntryButton type="button" onClick={onPress} {...label(name, rail)}>
      <Icon strokeWidth={1.75} aria-hidden />
      {!rail && name}
    </EntryButton>,
  );
}
