import { chromium, type Browser } from 'playwright';

const ARGS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // A page lives for seconds: the time V8 would spend on optimizing is never regained.
  '--js-flags=--no-opt --max-lazy',
  // Chromium's own sandbox refuses root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The program of a browser: the headless shell, or the full browser for what only that has (push messages). */
function programOf(isFull: boolean): string {
  const full = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return isFull ? full : (process.env['CHROMIUM_SHELL_PATH'] ?? full);
}

const running = new Map<string, Promise<Browser>>();

function launch(executablePath: string): Promise<Browser> {
  const launched = chromium.launch({
    executablePath,
    args: ARGS,
    chromiumSandbox: false,
    handleSIGTERM: false,
  });
  running.set(executablePath, launched);
  return launched;
}

// A worker ends with a SIGTERM and half a second: enough to kill the browser and remove its folders, which Playwright
// does on exit, but not to close it gracefully.
process.once('SIGTERM', () => process.exit(0));

/** A browser of this worker, shared by all its files until it ends. */
export async function ourChromium(isFull: boolean): Promise<Browser> {
  const program = programOf(isFull);
  const browser = await (running.get(program) ?? launch(program));
  return browser.isConnected() ? browser : launch(program);
}
