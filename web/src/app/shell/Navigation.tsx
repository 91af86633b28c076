import { Box } from '@chakra-ui/react/box';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Navigation_viewer$key } from '../../__generated__/Navigation_viewer.graphql.ts';
import { useRouteHandle } from '../router/useRouteHandle.ts';
import { menuScreen } from './menuScreens.ts';
import { NavEntry } from './NavEntry.tsx';

interface Props {
  viewer: Navigation_viewer$key;
  rail: boolean;
  onGo?: () => void;
}

/** The entries that the person may open and whose screens exist, in their groups (spec 1 §6). */
export function Navigation({ viewer, rail, onGo }: Props) {
  const { menu } = useFragment(
    graphql`
      fragment Navigation_viewer on Viewer {
        menu {
          name
          items {
            slug
            name
          }
        }
      }
    `,
    viewer,
  );
  const within = useRouteHandle()?.right?.split(':')[0];
  const groups = menu
    .map(({ name, items }) => ({
      name,
      items: items.flatMap(({ slug, name: label }) => {
        const screen = menuScreen(slug);
        return screen ? [{ ...screen, label }] : [];
      }),
    }))
    .filter(({ items }) => items.length > 0);
  return groups.map(({ name, items }, index) => (
    <Fragment key={items[0]?.slug}>
      {index > 0 && <Box h="1px" bg="border" my="2" mx="0" />}
      {name !== '' && !rail && (
        <Box textStyle="columnHeading" color="fg.subtle" px="2.5" py="1.5">
          {name}
        </Box>
      )}
      {items.map(({ slug, path, icon, label }) => (
        <NavEntry
          key={slug}
          to={path}
          icon={icon}
          name={label}
          rail={rail}
          within={slug === within}
          onGo={onGo}
        />
      ))}
    </Fragment>
  ));
}
