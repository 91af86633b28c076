import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql, useFragment } from 'react-relay';
import type { PaletteHost_viewer$key } from '../../__generated__/PaletteHost_viewer.graphql.ts';
import { afterClosing } from '../../ui/afterClosing.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import { whenOpened } from '../../ui/whenOpened.tsx';
import { useColourMode } from '../colour/useColourMode.ts';
import type { Choice } from './choice.ts';
import { useChoices } from './useChoices.ts';

// Loaded on demand, so that the first screen does not wait for them.
const Palette = whenOpened(() => import('./Palette.tsx'));
const NewCustomer = whenOpened(() => import('./NewCustomer.tsx'));

interface Props {
  viewer: PaletteHost_viewer$key;
  open: boolean;
  onOpen: (open: boolean) => void;
  onLogOut: () => void;
}

/** Ctrl K (⌘ K), the palette, and the actions it triggers. */
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
  const [adding, setAdding] = useState(false);
  useShortcut('Ctrl+k', () => onOpen(true), { says: formatMessage('palette.title') });
  const acts = { newCustomer: () => setAdding(true), colours: switchMode, logOut: onLogOut };
  const onChosen = ({ goal }: Choice): void => {
    onOpen(false);
    if ('path' in goal) void navigate(goal.path);
    else afterClosing(acts[goal.act]);
  };
  return (
    <>
      <Palette known={known} open={open} onOpen={onOpen} onChosen={onChosen} />
      <NewCustomer open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
