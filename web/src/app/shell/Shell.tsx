import { Box } from '@chakra-ui/react/box';
import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Navigate, useLoaderData, useLocation } from 'react-router-dom';
import type { ShellQuery } from '../../__generated__/ShellQuery.graphql.ts';
import { MakingOnline } from '../../ui/MakingOnline.tsx';
import { useHeld } from '../router/preloaded.ts';
import { rememberZone } from '../clock/rememberedZone.ts';
import { knownZone, ShopZone } from '../clock/shopZone.ts';
import { expireSession } from '../session/expiry.ts';
import { accessToken, rememberOrigin } from '../session/store.ts';
import { ShopTrades } from '../session/shopTrades.ts';
import { ShellFrame } from './ShellFrame.tsx';

/** The frame, once it is known who somebody is. */
export function Shell() {
  return (
    <Suspense fallback={<MakingOnline />}>
      <KnownShell />
    </Suspense>
  );
}

/** The frame's data and the frame; a token without a person is as good as none, and a one-time PIN is changed first. */
function KnownShell() {
  const queryRef = useLoaderData<PreloadedQuery<ShellQuery>>();
  useHeld(queryRef);
  const { viewer } = usePreloadedQuery<ShellQuery>(
    graphql`
      query ShellQuery @preloadable {
        viewer {
          paymentStatus
          timeZone
          profile {
            mustChangePin
          }
          tenant {
            business {
              trades
            }
          }
          ...ShellFrame_viewer
        }
      }
    `,
    queryRef,
  );
  const missing = viewer == null;
  const zone = knownZone(viewer?.timeZone ?? '');
  useEffect(() => {
    if (missing) expireSession(accessToken());
  }, [missing]);
  useEffect(() => {
    if (!missing) rememberZone(zone);
  }, [missing, zone]);
  if (missing) return <Box minH="screen" />;
  if (viewer.profile.mustChangePin && viewer.paymentStatus === 'COMPLETED') return <ToChoosePin />;
  return (
    <ShopZone value={zone}>
      <ShopTrades value={viewer.tenant?.business.trades ?? null}>
        <ShellFrame viewer={viewer} />
      </ShopTrades>
    </ShopZone>
  );
}

/** Nothing opens before the one-time PIN is changed; then it goes on to here. */
function ToChoosePin() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberOrigin(pathname + search), [pathname, search]);
  return <Navigate to="/choose-pin" replace />;
}
