import { say } from '@galla/domain';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql, useFragment } from 'react-relay';
import type { PaletteHost_viewer$key } from '../../__generated__/PaletteHost_viewer.graphql.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import { useColourMode } from '../colour/useColourMode.ts';
import type { Choice } from './choice.ts';
import { useChoices } from './useChoices.ts';

// Fetched at the first use: the first screen does not wait for it.
const Palette = lazy(() => import('./Palette.tsx'));
const NewCustomer = lazy(() => import('./NewCustomer.tsx'));

interface Props {
  viewer: PaletteHost_viewer$key;
  open: boolean;
  onOpen: (open: boolean) => void;
  onLogOut: () => void;
}

/** Ctrl K (⌘ K), the palette, and what is done by it. */
export function PaletteHost({ viewer, open, onOpen, onLogOut }: Props) {
  const data = useFragment(
    graphql`
      fragment PaletteHost_viewer on Viewer {
        ...useChoices_viewer
      }
    `,
    viewer,
  );
  const known = useChoices(data);
  const navigate = useNavigate();
  const [, switchMode] = useColourMode();
  const [used, setUsed] = useState(false);
  const [adding, setAdding] = useState<boolean>();
  if (open && !used) setUsed(true);
  useShortcut('Ctrl+k', () => onOpen(true), { says: say('palette.title') });
  const acts = { newCustomer: () => setAdding(true), colours: switchMode, logOut: onLogOut };
  const onChosen = ({ goal }: Choice): void => {
    onOpen(false);
    if ('path' in goal) void navigate(goal.path);
    else acts[goal.act]();
  };
  return (
    <Suspense>
      {used && <Palette known={known} open={open} onOpen={onOpen} onChosen={onChosen} />}
      {adding !== undefined && <NewCustomer open={adding} onClose={() => setAdding(false)} />}
    </Suspense>
  );
}
