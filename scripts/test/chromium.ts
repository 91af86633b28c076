import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { inside } from '../paths.ts';
import { Refusal } from '../terminal.ts';
import { runTool } from '../tool.ts';

const NAMES = [
  '/usr/bin/chromium',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Whether the program exists and starts: some systems install a script that only explains how to install it. */
function works(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;
}

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}

function installFromDebian(): boolean {
  // Includes fonts for Indian scripts: a page has another layout without them.
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core');
}

async function installFromPlaywright(): Promise<string> {
  const program = inside('tests', 'node_modules', 'playwright', 'cli.js');
  await runTool("Playwright's installation of Chromium", [program, 'install', 'chromium']);
  const require = createRequire(inside('tests', 'package.json'));
  const playwright: { chromium: { executablePath: () => string } } = require('playwright');
  return playwright.chromium.executablePath();
}

/** Finds a working Chromium, or installs one. @throws Refusal when neither succeeds. */
export async function findChromium(): Promise<string> {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) {
    if (works(configured)) return configured;
    throw new Refusal(`CHROMIUM_PATH is "${configured}", which does not start.`);
  }
  const found = NAMES.find(works);
  if (found) return found;
  console.log('  No Chromium here: one is installed.');
  if (process.getuid?.() === 0 && installFromDebian()) {
    const installed = NAMES.find(works);
    if (installed) return installed;
  }
  const installed = await installFromPlaywright();
  if (works(installed)) return installed;
  throw new Refusal(`The Chromium at ${installed} does not start here. Install one, or set CHROMIUM_PATH.`);
}
