import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { LogOut, PanelLeftClose, PanelLeftOpen, Settings } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Sidebar_viewer$key } from '../../__generated__/Sidebar_viewer.graphql.ts';
import { SETTINGS_PATH } from './menuScreens.ts';
import { Navigation } from './Navigation.tsx';
import { NavButton, NavEntry } from './NavEntry.tsx';
import { ShopName } from './ShopName.tsx';

interface Props {
  viewer: Sidebar_viewer$key;
  rail: boolean;
  /** Collapses or expands; on a tablet it opens the menu as a drawer. */
  onTurn: () => void;
  onLogOut: () => void;
}

/** 208 wide on the desk, or a rail of 56. */
export function Sidebar({ viewer, rail, onTurn, onLogOut }: Props) {
  const data = useFragment(
    graphql`
      fragment Sidebar_viewer on Viewer {
        tenant {
          ...ShopName_tenant
        }
        ...Navigation_viewer
      }
    `,
    viewer,
  );
  return (
    <Box
      as="nav"
      aria-label={say('shell.menu')}
      display="flex"
      flexDirection="column"
      w={rail ? 'rail' : 'sidebar'}
      h="full"
      bg="bg.subtle"
      borderEnd="1px solid"
      borderColor="border"
    >
      <ShopName tenant={data.tenant} rail={rail} />
      <Box position="relative" flex="1" minH="0" overflowY="auto" p="2">
        <Navigation viewer={data} rail={rail} />
      </Box>
      <Box p="2">
        <NavEntry to={SETTINGS_PATH} icon={Settings} name={say('shell.settings')} rail={rail} />
        <NavButton icon={LogOut} name={say('session.logOutSidebar')} rail={rail} onPress={onLogOut} />
        <NavButton
          icon={rail ? PanelLeftOpen : PanelLeftClose}
          name={say(rail ? 'shell.expand' : 'shell.collapse')}
          rail={rail}
          onPress={onTurn}
        />
      </Box>
    </Box>
  );
}
