import { formatMessage } from '@galla/domain';

/** "Chrome on Android", as far as the browser reported it. */
export function deviceName(browser: string | null | undefined, system: string | null | undefined): string {
  if (browser == null && system == null) return formatMessage('session.unknownDevice');
  if (system == null) return browser ?? formatMessage('session.unknownBrowser');
  return formatMessage('session.onDevice', {
    browser: browser ?? formatMessage('session.unknownBrowser'),
    system,
  });
}
