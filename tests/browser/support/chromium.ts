import { chromium, type Browser } from 'playwright';

const ARGS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // A page lives for seconds: the time V8 would spend on optimizing is never regained.
  '--js-flags=--no-opt --no-maglev --no-concurrent-sparkplug --max-lazy',
  // Chromium's own sandbox refuses root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

let running: Promise<Browser> | undefined;

function launch(): Promise<Browser> {
  // A worker ends with a SIGTERM and half a second: enough to kill the browser and remove its folders, which
  // Playwright does on exit, but not to close it gracefully.
  process.once('SIGTERM', () => process.exit(0));
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ARGS,
    chromiumSandbox: false,
    handleSIGTERM: false,
  });
}

/** The browser of this worker, shared by all its files until it ends. */
export async function ourChromium(): Promise<Browser> {
  const browser = await (running ??= launch());
  if (browser.isConnected()) return browser;
  running = launch();
  return running;
}
