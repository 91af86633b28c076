import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HeaderTools_viewer$key } from '../../__generated__/HeaderTools_viewer.graphql.ts';
import { KeysSheet } from './KeysSheet.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { Kbd } from '../../ui/Kbd.tsx';

/** The menu button of a phone. */
export function HeaderStart({ onMenu }: { onMenu: () => void }) {
  return (
    <Button
      hideFrom="md"
      variant="plain"
      size="sm"
      px="0"
      aria-label={say('shell.openMenu')}
      onClick={onMenu}
    >
      <MenuIcon strokeWidth={1.75} aria-hidden />
    </Button>
  );
}

interface EndProps {
  viewer: HeaderTools_viewer$key;
  onLogOut: () => void;
}

/** The keys and the person, at the right of every header. */
export function HeaderEnd({ viewer, onLogOut }: EndProps) {
  const data = useFragment(
    graphql`
      fragment HeaderTools_viewer on Viewer {
        ...ProfileMenu_viewer
      }
    `,
    viewer,
  );
  const [keysOpen, setKeysOpen] = useState(false);
  useShortcut('?', () => setKeysOpen(true), { says: say('shell.keys') });
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        px="0"
        css={{ '@media (hover: none)': { display: 'none' } }}
        aria-label={say('shell.keys')}
        onClick={() => setKeysOpen(true)}
      >
        <Kbd keys={['?']} />
      </Button>
      <KeysSheet open={keysOpen} onOpen={setKeysOpen} />
      <ProfileMenu viewer={data} onLogOut={onLogOut} />
    </>
  );
}
