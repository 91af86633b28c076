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

/** Around every screen: the progress bar, the toasts, the tab's title, and what happens when the session ends. */
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
  // Before the new screen's own effects: a failure that it tells at once is not one of the screen that was left.
  useLayoutEffect(() => {
    // Home is no screen: it leads to one.
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
