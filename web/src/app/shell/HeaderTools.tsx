import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HeaderTools_viewer$key } from '../../__generated__/HeaderTools_viewer.graphql.ts';
import { Bell } from '../../notifications/bell/Bell.tsx';
import { unreadWords } from '../../notifications/bell/unread.ts';
import { UnreadBadge } from '../../notifications/bell/UnreadBadge.tsx';
import type { Unread } from '../../notifications/live/openArrivals.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { whenOpened } from '../../ui/whenOpened.tsx';

// Loaded on demand: its switch and drawer are larger than the header.
const KeysSheet = whenOpened(() => import('./KeysSheet.tsx'));

interface StartProps {
  unread: Unread;
  onMenu: () => void;
}

/** The menu button on a phone. The bell is inside the menu, so the button shows the unread count. */
export function HeaderStart({ unread, onMenu }: StartProps) {
  const words = unread === 0 ? undefined : unreadWords(unread);
  return (
    <Button hideFrom="md" variant="plain" size="sm" px="0" position="relative" onClick={onMenu}>
      <MenuIcon strokeWidth={1.75} aria-hidden />
      <Span srOnly>
        {formatMessage('shell.openMenu')}
        {words !== undefined && `, ${words}`}
      </Span>
      <UnreadBadge unread={unread} />
    </Button>
  );
}

interface EndProps {
  unread: Unread;
  viewer: HeaderTools_viewer$key;
  onLogOut: () => void;
}

/** Shortcuts, notifications and profile at the right of every header. */
export function HeaderEnd({ unread, viewer, onLogOut }: EndProps) {
  const data = useFragment(
    graphql`
      fragment HeaderTools_viewer on Viewer {
        ...ProfileMenu_viewer
      }
    `,
    viewer,
  );
  const [keysOpen, setKeysOpen] = useState(false);
  useShortcut('?', () => setKeysOpen(true), { says: formatMessage('shell.keys') });
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        px="0"
        css={{ '@media (hover: none)': { display: 'none' } }}
        aria-label={formatMessage('shell.keys')}
        onClick={() => setKeysOpen(true)}
      >
        <Kbd keys={['?']} stays />
      </Button>
      <KeysSheet open={keysOpen} onOpen={setKeysOpen} />
      <Bell unread={unread} />
      <ProfileMenu viewer={data} onLogOut={onLogOut} />
    </>
  );
}
