import { say } from '@galla/domain';

/** "Chrome on Android", as far as the browser told. */
export function deviceName(browser: string | null | undefined, system: string | null | undefined): string {
  if (browser == null && system == null) return say('session.unknownDevice');
  if (system == null) return browser ?? say('session.unknownBrowser');
  return say('session.onDevice', { browser: browser ?? say('session.unknownBrowser'), system });
}
