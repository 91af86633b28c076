import { outliveTerminal, errorText } from '../terminal.ts';
import { beginLifetime, type Lifetime } from './lifetime.ts';

/** Runs a command; reports any failure and stops everything that was started. */
export async function run(command: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  outliveTerminal();
  const lifetime = beginLifetime();
  const fail = async (error: unknown) => {
    if (!lifetime.signal.aborted) console.error(`\n${errorText(error)}`);
    await lifetime.end(1);
  };
  process.on('uncaughtException', (error) => void fail(error));
  await command(lifetime).catch(fail);
}
