import { formatMessage, type MessageKey } from '@galla/domain';
import { Settings, UserRound, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { ownScreens_viewer$key } from '../../__generated__/ownScreens_viewer.graphql.ts';
import { screenAt } from '../router/screenAt.ts';
import { openSlugs } from './openSlugs.ts';

/** A screen about the user and the shop, in the profile menu and at the foot of the sidebar. */
export interface OwnScreen {
  slug: 'profile' | 'settings';
  path: string;
  name: string;
  icon: LucideIcon;
}

interface Known {
  slug: OwnScreen['slug'];
  name: MessageKey;
  icon: LucideIcon;
  /** The first path that exists is used. */
  paths: readonly string[];
}

const KNOWN: readonly Known[] = [
  { slug: 'profile', name: 'shell.profile', icon: UserRound, paths: ['/profile'] },
  {
    slug: 'settings',
    name: 'shell.settings',
    icon: Settings,
    paths: ['/SetingQRCodeResizer', '/account-details'],
  },
];

/** Your Profile and Your Settings (spec 1 §2), if the user may open them and the screen exists. */
export function useOwnScreens(viewer: ownScreens_viewer$key): OwnScreen[] {
  const data = useFragment(
    graphql`
      fragment ownScreens_viewer on Viewer {
        ...openSlugs_viewer
      }
    `,
    viewer,
  );
  const slugs = openSlugs(data);
  return KNOWN.flatMap(({ slug, name, icon, paths }) => {
    const path = paths.find((one) => screenAt(one) !== undefined);
    if (path === undefined) return [];
    const needs = screenAt(path)?.needs;
    return needs === undefined || slugs.has(needs) ? [{ slug, path, name: formatMessage(name), icon }] : [];
  });
}
