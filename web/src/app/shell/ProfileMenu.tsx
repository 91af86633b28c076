import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Span } from '@chakra-ui/react/span';
import { LogOut, MonitorSmartphone, Moon, Sun } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ProfileMenu_viewer$key } from '../../__generated__/ProfileMenu_viewer.graphql.ts';
import { Person, PersonDot } from '../../ui/Person.tsx';
import { useColourMode } from '../colour/useColourMode.ts';
import { useOwnScreens } from './ownScreens.ts';

interface Props {
  viewer: ProfileMenu_viewer$key;
  onLogOut: () => void;
}

/** The user's menu (spec 1 §2). */
export function ProfileMenu({ viewer, onLogOut }: Props) {
  const data = useFragment(
    graphql`
      fragment ProfileMenu_viewer on Viewer {
        profile {
          fullName
          mobile
          image
        }
        ...ownScreens_viewer
      }
    `,
    viewer,
  );
  const { fullName, mobile, image } = data.profile;
  const own = useOwnScreens(data);
  const navigate = useNavigate();
  const [mode, switchMode] = useColourMode();
  const ColourIcon = mode === 'dark' ? Sun : Moon;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="plain" size="sm" px="0" borderRadius="full">
          <PersonDot name={fullName} image={image} />
          <Span srOnly>{formatMessage('shell.profileMenu', { name: fullName })}</Span>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.ItemGroup px="3" py="2">
            <Person name={fullName} second={mobile} image={image} />
          </Menu.ItemGroup>
          <Menu.Separator />
          {own.map(({ slug, path, name, icon: Icon }) => (
            <Menu.Item key={slug} value={slug} onClick={() => void navigate(path)}>
              <Icon strokeWidth={1.75} aria-hidden />
              {name}
            </Menu.Item>
          ))}
          <Menu.Item value="sessions" onClick={() => void navigate('/sessions')}>
            <MonitorSmartphone strokeWidth={1.75} aria-hidden />
            {formatMessage('session.sessionsTitle')}
          </Menu.Item>
          <Menu.Item value="colours" onClick={switchMode}>
            <ColourIcon strokeWidth={1.75} aria-hidden />
            {formatMessage(mode === 'dark' ? 'shell.lightColours' : 'shell.darkColours')}
          </Menu.Item>
          <Menu.Item value="logout" onClick={onLogOut}>
            <LogOut strokeWidth={1.75} aria-hidden />
            {formatMessage('session.logOutMenu')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
