import { readFile, writeFile } from 'node:fs/promises';
import { precompress } from '../../gateway/src/http/static/precompress.ts';
import { inside, ROOT } from '../paths.ts';
import { buildEnvironment, runTool } from '../tool.ts';
import { stampOf } from './stamp.ts';

/** Folder of the built web client. */
export const WEB_FOLDER = inside('web', 'dist');

const INPUTS = ['web', 'domain/src', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const STAMP_FILE = inside('web', 'dist', '.stamp');

/** The hash of the client's sources, if it differs from the hash of the existing build. */
export async function staleStamp(): Promise<string | undefined> {
  const [built, wanted] = await Promise.all([
    readFile(STAMP_FILE, 'utf8').catch(() => ''),
    stampOf(ROOT, INPUTS),
  ]);
  return built === wanted ? undefined : wanted;
}

/**
 * Builds the client and compresses its files, once for all gateways that serve them. The stamp is written last, so an
 * interrupted build is repeated.
 */
export async function buildWeb(stamp: string, signal: AbortSignal): Promise<void> {
  const vite = inside('web', 'node_modules', 'vite', 'bin', 'vite.js');
  const env = buildEnvironment();
  await runTool('The web client', [vite, 'build', '--logLevel', 'warn'], { cwd: inside('web'), env, signal });
  await precompress(WEB_FOLDER);
  await writeFile(STAMP_FILE, stamp);
}
