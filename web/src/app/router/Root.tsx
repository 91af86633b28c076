import { say } from '@galla/domain';
import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { onExpiry } from '../session/expiry.ts';
import { rememberOrigin } from '../session/store.ts';
import { toast } from '../toast/toast.ts';
import { ToastHost } from '../toast/ToastHost.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useRouteHandle } from './useRouteHandle.ts';

const PRODUCT = say('shell.product');

/** Around every screen: the progress bar, the toasts, the tab's title, and what happens when the session ends. */
export function Root() {
  const navigate = useNavigate();
  const title = useRouteHandle()?.title;
  const words = title === undefined ? undefined : say(title);
  useEffect(
    () =>
      onExpiry(() => {
        if (location.pathname === '/login') return;
        rememberOrigin(location.pathname + location.search);
        toast.failed(say('session.loginToContinue'));
        void navigate('/login', { replace: true });
      }),
    [navigate],
  );
  return (
    <>
      {words !== undefined && <title>{words === PRODUCT ? words : `${words} · ${PRODUCT}`}</title>}
      <ProgressBar />
      <Outlet />
      <ToastHost />
    </>
  );
}
