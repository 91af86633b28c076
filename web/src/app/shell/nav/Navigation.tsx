import { Box } from '@chakra-ui/react/box';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Navigation_viewer$key } from '../../../__generated__/Navigation_viewer.graphql.ts';
import { useRouteHandle } from '../../router/useRouteHandle.ts';
import { FlyoutGroup } from './FlyoutGroup.tsx';
import { useFoldedGroups } from './foldedGroups.ts';
import { FoldingGroup } from './FoldingGroup.tsx';
import { NavEntry } from './NavEntry.tsx';
import { navParts, type NavPart } from './navParts.ts';

interface Props {
  viewer: Navigation_viewer$key;
  rail: boolean;
  onGo?: () => void;
}

/** The entries that the user may open and whose screens exist, in groups (spec 1 §6). */
export function Navigation({ viewer, rail, onGo }: Props) {
  const data = useFragment(
    graphql`
      fragment Navigation_viewer on Viewer {
        ...navParts_viewer
      }
    `,
    viewer,
  );
  const current = useRouteHandle()?.right?.split(':')[0];
  const { isFolded, turn } = useFoldedGroups();
  const entries = ({ items }: NavPart) =>
    items.map(({ slug, path, icon, label }) => (
      <NavEntry
        key={slug}
        to={path}
        icon={icon}
        name={label}
        rail={rail}
        within={slug === current}
        onGo={onGo}
      />
    ));
  const shown = (part: NavPart) => {
    if (part.name === '') return entries(part);
    if (rail) return <FlyoutGroup part={part} current={current} />;
    return (
      <FoldingGroup
        name={part.name}
        folded={isFolded(part.name)}
        within={part.items.some(({ slug }) => slug === current)}
        onTurn={() => turn(part.name)}
      >
        {entries(part)}
      </FoldingGroup>
    );
  };
  return navParts(data).map((part, index) => (
    <Fragment key={part.items[0]?.slug}>
      {index > 0 && <Box h="1px" bg="border" my={rail ? '1' : '2'} mx="0" />}
      {shown(part)}
    </Fragment>
  ));
}
