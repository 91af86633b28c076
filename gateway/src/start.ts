/** Starts the gateway by its environment, and stops it on a signal. */
import { setTimeout as wait } from 'node:timers/promises';
import { makeLogger } from './http/logging.ts';
import { SettingsError, readSettings, type Settings } from './settings.ts';
import { startGateway } from './startGateway.ts';

/** Longer than any operation may take; requests still running are cut off. */
const LONGEST_STOP = 9_000;

/** Reports an invalid setting by its message, without a stack. */
function exitBySetting(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  return process.exit(1);
}

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return exitBySetting(error);
  }
}

const settings = readSettingsOrExit();
const logger = makeLogger(settings.logLevel);
const gateway = await startGateway({ settings, logger }).catch(exitBySetting);
logger.info({ url: gateway.url }, 'listening');

let stopping = false;

async function stop(signal: string): Promise<void> {
  // A signal to the process group arrives twice; the second is ignored.
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'stopping');
  await Promise.race([gateway.stop(), wait(LONGEST_STOP)]);
  process.exit(0);
}

process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));
