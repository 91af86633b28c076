import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseRefusal } from './refusal.ts';

/** Holds a data folder until it is released or the process ends. */
export interface Lock {
  release(): Promise<void>;
}

/** A holder on a busy machine is waited for this long, in milliseconds, so that it can be named. */
const LONGEST_ANSWER = 10_000;

/** The folder belongs to a living process. */
export class FolderInUse extends DatabaseRefusal {}

/**
 * A listening socket is the lock: the system frees it however its process ends, so there is no stale one to
 * judge by process ids. Linux has names for sockets outside the file system; elsewhere it is a file.
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

/** The process id that the holder tells, or undefined when nobody answers. */
async function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address).setEncoding('utf8').setTimeout(LONGEST_ANSWER);
    socket.on('data', (text: string) => (answer += text));
    socket.on('end', () => resolve(answer));
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    // A holder that is too busy to answer still holds; only a refused connection means that nobody does.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : answer),
    );
  });
}

/**
 * Takes the data folder for this process.
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
