import { chromium, type Browser } from 'playwright';

const ARGS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // A page lives for seconds: what V8 would spend on making its code faster is never earned back.
  '--js-flags=--no-opt --max-lazy',
  // Chromium's own sandbox refuses root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

let running: Promise<Browser> | undefined;

function launch(): Promise<Browser> {
  // The end of a worker is a SIGTERM and half a second: enough to kill the browser and to remove its folders, which
  // Playwright does at the exit, but not to close it in peace.
  process.once('SIGTERM', () => process.exit(0));
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ARGS,
    chromiumSandbox: false,
    handleSIGTERM: false,
  });
}

/** The browser of this worker. It stays for all files of the worker, and ends with it. */
export async function ourChromium(): Promise<Browser> {
  const browser = await (running ??= launch());
  if (browser.isConnected()) return browser;
  running = launch();
  return running;
}
