import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOpenLinkMessage, safeLink } from '../../serviceWorker/openLink.ts';

/** Opens the screen of a push notification that was pressed. */
export function useOpenLink(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      if (isOpenLinkMessage(data)) void navigate(safeLink(data.link));
    };
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}
