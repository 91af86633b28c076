import { formatMessage } from '@galla/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { onExpiry } from '../session/expiry.ts';
import { rememberOrigin } from '../session/store.ts';
import { toast } from '../toast/toast.ts';
import { ToastHost } from '../toast/ToastHost.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useRouteHandle } from './useRouteHandle.ts';

const PRODUCT = formatMessage('shell.product');

/** The frame of every screen: progress bar, toasts, document title, and the end of the session. */
export function Root() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { title, isHome = false, facesCustomer = false } = useRouteHandle() ?? {};
  const words = title === undefined ? undefined : formatMessage(title);
  useEffect(
    () =>
      onExpiry(() => {
        if (location.pathname === '/login') return;
        rememberOrigin(location.pathname + location.search);
        toast.errorElsewhere(formatMessage('session.loginToContinue'));
        void navigate('/login', { replace: true });
      }),
    [navigate],
  );
  const shown = useRef(pathname);
  // A layout effect, so that it runs before the new screen's effects and keeps the failures they report.
  useLayoutEffect(() => {
    // Home only redirects to a screen.
    if (shown.current === pathname || isHome) return;
    shown.current = pathname;
    toast.settle();
  }, [pathname, isHome]);
  return (
    <>
      {words !== undefined && <title>{words === PRODUCT ? words : `${words} · ${PRODUCT}`}</title>}
      <ProgressBar />
      <Outlet />
      <ToastHost alone={facesCustomer} />
    </>
  );
}
