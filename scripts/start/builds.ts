import { isStale as isPlaygroundStale } from '../../gateway/playground/build.ts';
import { inside } from '../paths.ts';
import { step } from '../terminal.ts';
import { buildEnvironment, runTool } from '../tool.ts';
import { buildWeb, staleStamp } from './web.ts';

/** Builds the playground unless the existing build matches the sources. */
export async function buildStalePlayground(signal: AbortSignal): Promise<void> {
  if (!isPlaygroundStale()) return;
  const program = inside('gateway', 'playground', 'build.ts');
  const options = { signal, env: buildEnvironment() };
  await step('Playground is built', () => runTool('The playground', [program], options));
}

/** Builds everything served to browsers, as far as the existing build does not match the sources. */
export async function buildStale(signal: AbortSignal): Promise<void> {
  const stale = await staleStamp();
  if (stale) await step('Web client is built', () => buildWeb(stale, signal));
  await buildStalePlayground(signal);
}
