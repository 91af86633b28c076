import { Box } from '@chakra-ui/react/box';
import { useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { ShellQuery } from '../../__generated__/ShellQuery.graphql.ts';
import { useHeld } from '../router/preloaded.ts';
import { expireSession } from '../session/expiry.ts';
import { accessToken } from '../session/store.ts';
import { ShellFrame } from './ShellFrame.tsx';

/** The frame's data and the frame; a token without a person is as good as none. */
export function Shell() {
  const queryRef = useLoaderData<PreloadedQuery<ShellQuery>>();
  useHeld(queryRef);
  const { viewer } = usePreloadedQuery<ShellQuery>(
    graphql`
      query ShellQuery @preloadable {
        viewer {
          ...ShellFrame_viewer
        }
      }
    `,
    queryRef,
  );
  const missing = viewer == null;
  useEffect(() => {
    if (missing) expireSession(accessToken());
  }, [missing]);
  if (missing) return <Box minH="screen" />;
  return <ShellFrame viewer={viewer} />;
}
