import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Sidebar_viewer$key } from '../../__generated__/Sidebar_viewer.graphql.ts';
import { Navigation } from './nav/Navigation.tsx';
import { NavButton, NavEntry } from './nav/NavEntry.tsx';
import { walkEntries } from './nav/navKeys.ts';
import { useOwnScreens } from './ownScreens.ts';
import { ShopName } from './ShopName.tsx';

interface Props {
  viewer: Sidebar_viewer$key;
  rail: boolean;
  /** Collapses or expands the sidebar; on a tablet, opens the menu as a drawer. */
  onTurn: () => void;
  onLogOut: () => void;
}

/** The sidebar: 208 px wide on desktops, or a rail of 56 px. */
export function Sidebar({ viewer, rail, onTurn, onLogOut }: Props) {
  const data = useFragment(
    graphql`
      fragment Sidebar_viewer on Viewer {
        tenant {
          ...ShopName_tenant
        }
        ...Navigation_viewer
        ...ownScreens_viewer
      }
    `,
    viewer,
  );
  const settings = useOwnScreens(data).find(({ slug }) => slug === 'settings');
  return (
    <Box
      as="nav"
      aria-label={formatMessage('shell.menu')}
      display="flex"
      flexDirection="column"
      w={rail ? 'rail' : 'sidebar'}
      h="full"
      bg="bg.subtle"
      borderEnd="1px solid"
      borderColor="border"
      onKeyDown={walkEntries}
    >
      <ShopName tenant={data.tenant} rail={rail} />
      <Box position="relative" flex="1" minH="0" overflowY="auto" p="2">
        <Navigation viewer={data} rail={rail} />
      </Box>
      <Box p="2">
        {settings && <NavEntry to={settings.path} icon={settings.icon} name={settings.name} rail={rail} />}
        <NavButton
          icon={LogOut}
          name={formatMessage('session.logOutSidebar')}
          rail={rail}
          onPress={onLogOut}
        />
        <NavButton
          icon={rail ? PanelLeftOpen : PanelLeftClose}
          name={formatMessage(rail ? 'shell.expand' : 'shell.collapse')}
          rail={rail}
          onPress={onTurn}
        />
      </Box>
    </Box>
  );
}
