import type { LucideIcon } from 'lucide-react';
import { graphql, readInlineData } from 'relay-runtime';
import type { navParts_viewer$key } from '../../../__generated__/navParts_viewer.graphql.ts';
import { groupIcon, menuScreen, type MenuScreen } from '../menuScreens.ts';

/** An entry of the sidebar. */
export interface NavItem extends MenuScreen {
  label: string;
}

/** A section of the sidebar: a group that folds, or (without a name) a run of top-level entries. */
export interface NavPart {
  name: string;
  icon: LucideIcon;
  items: NavItem[];
}

/**
 * The menu as the sidebar shows it: entries that the user may open and whose screen exists. Empty groups are omitted
 * (spec 1 §6).
 */
export function navParts(viewer: navParts_viewer$key): NavPart[] {
  const { menu } = readInlineData(
    graphql`
      fragment navParts_viewer on Viewer @inline {
        menu {
          name
          items {
            menu
            name
          }
        }
      }
    `,
    viewer,
  );
  return menu
    .map(({ name, items }) => ({
      name,
      icon: groupIcon(name),
      items: items.flatMap(({ menu: code, name: label }) => {
        const screen = menuScreen(code);
        return screen ? [{ ...screen, label }] : [];
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
