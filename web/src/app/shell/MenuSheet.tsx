import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { LogOut, Moon, Settings, Sun } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { MenuSheet_viewer$key } from '../../__generated__/MenuSheet_viewer.graphql.ts';
import { Sheet, SheetClose } from '../../ui/Sheet.tsx';
import { useColourMode } from '../colour/useColourMode.ts';
import { SETTINGS_PATH } from './menuScreens.ts';
import { Navigation } from './Navigation.tsx';
import { NavButton, NavEntry } from './NavEntry.tsx';

interface Props {
  viewer: MenuSheet_viewer$key;
  open: boolean;
  onOpen: (open: boolean) => void;
  onLogOut: () => void;
}

/** The sidebar as a drawer, on phones and tablets. */
export function MenuSheet({ viewer, open, onOpen, onLogOut }: Props) {
  const data = useFragment(
    graphql`
      fragment MenuSheet_viewer on Viewer {
        tenant {
          name
        }
        ...Navigation_viewer
      }
    `,
    viewer,
  );
  const [mode, switchMode] = useColourMode();
  const close = (): void => onOpen(false);
  return (
    <Sheet open={open} onOpen={onOpen} size="sm" from="start">
      <Drawer.Header>
        <Drawer.Title>{data.tenant?.name ?? say('shell.product')}</Drawer.Title>
        <SheetClose />
      </Drawer.Header>
      <Drawer.Body px="2">
        <nav aria-label={say('shell.menu')}>
          <Navigation viewer={data} rail={false} onGo={close} />
        </nav>
      </Drawer.Body>
      <Box p="2" borderTop="1px solid" borderColor="border">
        <NavEntry to={SETTINGS_PATH} icon={Settings} name={say('shell.settings')} rail={false} onGo={close} />
        <NavButton
          icon={mode === 'dark' ? Sun : Moon}
          name={say(mode === 'dark' ? 'shell.lightColours' : 'shell.darkColours')}
          rail={false}
          onPress={switchMode}
        />
        <NavButton
          icon={LogOut}
          name={say('session.logOutSidebar')}
          rail={false}
          onPress={() => {
            close();
            onLogOut();
          }}
        />
      </Box>
    </Sheet>
  );
}
