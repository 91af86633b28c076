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

/** The frame around all screens, rendered once the user is known. */
export function Shell() {
  return (
    <Suspense fallback={<MakingOnline />}>
      <KnownShell />
    </Suspense>
  );
}

/** Loads the frame's data. A token without a user counts as no session, and a one-time PIN must be changed first. */
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

/** Redirects to the change of the one-time PIN, which must come first; afterwards returns to this address. */
function ToChoosePin() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberOrigin(pathname + search), [pathname, search]);
  return <Navigate to="/choose-pin" replace />;
}
