import { menuNamed } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { openSlugs_viewer$key } from '../../__generated__/openSlugs_viewer.graphql.ts';

/** The menus that the user may open, by slug. A slug that this version does not know opens none. */
export function openSlugs(viewer: openSlugs_viewer$key): ReadonlySet<string> {
  const { menu: groups } = readInlineData(
    graphql`
      fragment openSlugs_viewer on Viewer @inline {
        menu {
          items {
            menu
          }
        }
      }
    `,
    viewer,
  );
  return new Set(groups.flatMap(({ items }) => items.flatMap(({ menu }) => menuNamed(menu)?.slug ?? [])));
}
