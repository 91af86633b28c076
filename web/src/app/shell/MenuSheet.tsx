import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { Bell, LogOut, Moon, Search, Sun } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { MenuSheet_viewer$key } from '../../__generated__/MenuSheet_viewer.graphql.ts';
import { unreadFigure } from '../../notifications/bell/unread.ts';
import type { Unread } from '../../notifications/live/openArrivals.ts';
import { afterClosing } from '../../ui/afterClosing.ts';
import { Sheet, SheetClose } from '../../ui/Sheet.tsx';
import { useColourMode } from '../colour/useColourMode.ts';
import { Navigation } from './nav/Navigation.tsx';
import { NavButton, NavEntry } from './nav/NavEntry.tsx';
import { walkEntries } from './nav/navKeys.ts';
import { useOwnScreens } from './ownScreens.ts';

interface Props {
  viewer: MenuSheet_viewer$key;
  unread: Unread;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Opens the palette, for which a phone's header has no room. */
  onSearch: () => void;
  onLogOut: () => void;
}

/** "Notifications (3)". */
function notificationsWithFigure(unread: Unread): string {
  const figure = unreadFigure(unread);
  return figure === undefined
    ? formatMessage('notifications.title')
    : `${formatMessage('notifications.title')} (${figure})`;
}

/** The sidebar as a drawer on phones and tablets. */
export default function MenuSheet({ viewer, unread, open, onOpen, onSearch, onLogOut }: Props) {
  const data = useFragment(
    graphql`
      fragment MenuSheet_viewer on Viewer {
        tenant {
          name
        }
        ...Navigation_viewer
        ...ownScreens_viewer
      }
    `,
    viewer,
  );
  const own = useOwnScreens(data);
  const [mode, switchMode] = useColourMode();
  const close = (): void => onOpen(false);
  return (
    <Sheet open={open} onOpen={onOpen} size="sm" from="start">
      <Drawer.Header>
        <Drawer.Title>{data.tenant?.name ?? formatMessage('shell.product')}</Drawer.Title>
        <SheetClose />
      </Drawer.Header>
      <Drawer.Body px="2">
        <NavButton
          icon={Search}
          name={formatMessage('palette.open')}
          rail={false}
          onPress={() => {
            close();
            afterClosing(onSearch);
          }}
        />
        <Box as="nav" aria-label={formatMessage('shell.menu')} onKeyDown={walkEntries}>
          <Navigation viewer={data} rail={false} onGo={close} />
        </Box>
      </Drawer.Body>
      <Box p="2" borderTop="1px solid" borderColor="border">
        <NavEntry
          to="/NotificationList"
          icon={Bell}
          name={notificationsWithFigure(unread)}
          rail={false}
          onGo={close}
        />
        {own.map(({ slug, path, name, icon }) => (
          <NavEntry key={slug} to={path} icon={icon} name={name} rail={false} onGo={close} />
        ))}
        <NavButton
          icon={mode === 'dark' ? Sun : Moon}
          name={formatMessage(mode === 'dark' ? 'shell.lightColours' : 'shell.darkColours')}
          rail={false}
          onPress={switchMode}
        />
        <NavButton
          icon={LogOut}
          name={formatMessage('session.logOutSidebar')}
          rail={false}
          onPress={() => {
            close();
            afterClosing(onLogOut);
          }}
        />
      </Box>
    </Sheet>
  );
}
