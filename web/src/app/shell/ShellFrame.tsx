import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { SkipNavContent, SkipNavLink } from '@chakra-ui/react/skip-nav';
import { startTransition, Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { ShellFrame_viewer$key } from '../../__generated__/ShellFrame_viewer.graphql.ts';
import { useKeepRegistered } from '../../notifications/device/useKeepRegistered.ts';
import { useKeepScope } from '../../customers/local/useKeepScope.ts';
import { useOpenLink } from '../../notifications/device/useOpenLink.ts';
import { UnreadContext } from '../../notifications/bell/unreadContext.ts';
import { useArrivals } from '../../notifications/live/useArrivals.ts';
import { SharingMark, useSharing } from '../../map/index.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { HeaderToolsContext } from '../../ui/headerTools.ts';
import { useNoteFocus } from '../../ui/dialog/opener.ts';
import { useWide } from '../../ui/useWide.ts';
import { whenOpened } from '../../ui/whenOpened.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { usePolling } from '../usePolling.ts';
import { useRouteHandle } from '../router/useRouteHandle.ts';
import { HeaderEnd, HeaderStart } from './HeaderTools.tsx';
import { EndReminder } from './EndReminder.tsx';
import { OfflineMark } from './OfflineMark.tsx';
import { usePaymentGate } from './usePaymentGate.ts';
import { useFreshRights } from './useFreshRights.ts';
import { useKeepTillCode } from './useKeepTillCode.ts';
import { useRefreshShell } from './useRefreshShell.ts';
import { useRail } from './railMemory.ts';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useLogOut } from './useLogOut.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';

// Loaded on demand: a desktop never opens the menu sheet, a paid shop never sees the gate.
const MenuSheet = whenOpened(() => import('./MenuSheet.tsx'));
// Loaded on demand: few employees share their location.
const RouteSharing = lazyPart(() => import('../../map/sharing/RouteSharing.tsx'));
const PaymentGate = lazyPart(() => import('./PaymentGate.tsx'));

/** A subscription ends at midnight and rights may change: an open page learns of it within 5 seconds. */
const STALE_MS = 4_000;

interface Props {
  viewer: ShellFrame_viewer$key;
}

/** Sidebar, header tools and the screen. While the subscription is unpaid, the gate replaces the screens. */
export function ShellFrame({ viewer }: Props) {
  useNoteFocus();
  const data = useFragment(
    graphql`
      fragment ShellFrame_viewer on Viewer {
        paymentStatus
        ...usePaymentGate_viewer
        ...PaymentGate_viewer
        ...EndReminder_viewer
        ...Sidebar_viewer
        ...MenuSheet_viewer
        ...ScreenOutlet_viewer
        ...HeaderTools_viewer
        ...PaletteHost_viewer
        ...useKeepScope_viewer
      }
    `,
    viewer,
  );
  const wide = useWide();
  const [rail, turnRail] = useRail(useRouteHandle()?.rail ?? false);
  const [menuOpen, setMenuOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const { ask, dialog, logOut, busy } = useLogOut();
  const paid = data.paymentStatus === 'COMPLETED';
  const refresh = useRefreshShell();
  const unread = useArrivals(paid, refresh);
  useFreshRights(refresh);
  useKeepRegistered(paid);
  useKeepTillCode(paid);
  useKeepScope(data);
  useOpenLink();
  const sharing = useSharing();
  const tools = useMemo(
    () => ({
      start: <HeaderStart unread={unread} onMenu={() => setMenuOpen(true)} />,
      offline: (
        <>
          <SharingMark />
          <OfflineMark />
        </>
      ),
      end: (
        <>
          <PaletteButton onOpen={() => setPaletteOpen(true)} />
          <HeaderEnd unread={unread} viewer={data} onLogOut={ask} />
        </>
      ),
    }),
    [data, unread, ask],
  );
  const gate = usePaymentGate(data);
  usePolling(refresh, STALE_MS, !gate.up);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // The screen's queries were refused while the subscription was unpaid.
  const enter = async (): Promise<void> => {
    await revalidate();
    // In one transition with the router's update: the old screen was rendered without a shop.
    startTransition(gate.lift);
  };
  const goOn = async (): Promise<void> => {
    await navigate('/');
    await enter();
  };
  return (
    <Box display="flex" h="screen">
      <SkipNavLink>{formatMessage('shell.skipToContent')}</SkipNavLink>
      <Box hideBelow="md">
        <Sidebar
          viewer={data}
          rail={rail || !wide}
          onTurn={wide ? turnRail : () => setMenuOpen(true)}
          onLogOut={ask}
        />
      </Box>
      <MenuSheet
        viewer={data}
        unread={unread}
        open={menuOpen}
        onOpen={setMenuOpen}
        onSearch={() => setPaletteOpen(true)}
        onLogOut={ask}
      />
      <Box asChild display="flex" flexDirection="column" flex="1" minW="0" minH="0">
        <main>
          <SkipNavContent outline="0" />
          <HeaderToolsContext value={tools}>
            {!gate.up && (
              <>
                <EndReminder viewer={data} />
                <UnreadContext value={unread}>
                  <ScreenOutlet viewer={data} />
                </UnreadContext>
              </>
            )}
          </HeaderToolsContext>
        </main>
      </Box>
      {gate.up && (
        <Suspense fallback={null}>
          <PaymentGate
            viewer={data}
            onClose={() => void enter()}
            onContinue={() => void goOn()}
            onLogOut={logOut}
            busy={busy}
          />
        </Suspense>
      )}
      {paid && !gate.up && (
        <PaletteHost viewer={data} open={paletteOpen} onOpen={setPaletteOpen} onLogOut={ask} />
      )}
      {paid && sharing && (
        <Boundary attempt={sharing} renderFailed={() => null}>
          <Suspense fallback={null}>
            <RouteSharing />
          </Suspense>
        </Boundary>
      )}
      {dialog}
    </Box>
  );
}
