import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseRefusal } from './refusal.ts';

/** Holds a data folder until released or until the process ends. */
export interface Lock {
  release(): Promise<void>;
}

/** How long to wait for a busy holder to identify itself, in milliseconds. */
const LONGEST_ANSWER = 10_000;

/** Another live process holds the folder. */
export class FolderInUse extends DatabaseRefusal {}

/**
 * A listening socket is the lock: the system frees it however its process ends, so there are no stale locks to detect
 * by process id. Linux supports abstract sockets outside the file system; elsewhere it is a file.
 */
function addressOf(folder: string): string {
  const name = `galla-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.lock`);
}

async function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

/** The process id reported by the holder; undefined when nobody answers. */
async function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address).setEncoding('utf8').setTimeout(LONGEST_ANSWER);
    socket.on('data', (text: string) => (answer += text));
    socket.on('end', () => resolve(answer));
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    // A holder too busy to answer still holds the lock; only a refused connection means that there is none.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : answer),
    );
  });
}

/**
 * Locks the data folder for this process.
 * @throws FolderInUse when another process holds it.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  const address = addressOf(folder);
  let server = await listen(address);
  if (!server) {
    const holder = await askHolder(address);
    if (holder === undefined) {
      if (!address.startsWith('\0')) await rm(address, { force: true });
      server = await listen(address);
    }
    if (!server) {
      throw new FolderInUse(
        `Galla is already running on ${folder}${holder ? ` (process ${holder})` : ''}. Stop it first, or set DATA_FOLDER to another folder.`,
      );
    }
  }
  const held = server;
  return { release: () => new Promise((resolve) => held.close(() => resolve())) };
}
