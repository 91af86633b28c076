import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { newId } from '../db/id.ts';
import { FileSignature } from './signature.ts';

const HALF_DAY = 43_200;
/** Only paths that we generate: no leading dots, no parent folders. */
const PATH = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/[A-Za-z0-9_-]+\.[a-z0-9]{1,5}$/;

/** Images and attachments on disk, in `<tenant>/…`, or in `shared/…` for pictures of demo shops. */
export class Files {
  readonly #folder: string;
  readonly #signature: FileSignature;

  constructor(folder: string, pepper: string) {
    this.#folder = folder;
    this.#signature = new FileSignature(pepper);
  }

  /**
   * The signed URL of a stored file, valid for 12 to 24 hours and constant for half a day, so that browsers can cache
   * it. Null stays null; an external picture (https) is its own URL (spec 1 §9).
   */
  address(path: string, now: Date): string;
  address(path: string | null, now: Date): string | null;
  address(path: string | null, now: Date): string | null {
    if (path === null) return null;
    if (path.startsWith('https://')) return path;
    const expiry = (Math.floor(now.getTime() / 1000 / HALF_DAY) + 2) * HALF_DAY;
    return `/files/${path}?e=${expiry}&s=${this.#signature.sign(path, expiry)}`;
  }

  /** Stores a file atomically: readers see either the old or the new content. */
  async write(path: string, bytes: Uint8Array): Promise<void> {
    const target = this.#place(path);
    const draft = `${target}.${newId()}`;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(draft, bytes, { mode: 0o600, flush: true });
    await rename(draft, target);
  }

  /** Removes a stored file; has no effect when it does not exist. */
  async remove(path: string): Promise<void> {
    await rm(this.#place(path), { force: true });
  }

  /** The bytes of a stored file, for papers and archives; undefined when it does not exist. */
  async read(path: string): Promise<Buffer | undefined> {
    if (!PATH.test(path)) return undefined;
    return readFile(this.#place(path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  /** A stream of the file behind a signed URL; undefined when the URL is invalid or the file does not exist. */
  async open(path: string, expiry: number, signature: string, now: Date): Promise<ReadStream | undefined> {
    if (!PATH.test(path) || !this.#signature.verify(path, expiry, signature, now)) return undefined;
    const place = this.#place(path);
    const found = await stat(place).catch(() => undefined);
    return found?.isFile() ? createReadStream(place) : undefined;
  }

  /** The paths of all stored files of a tenant. */
  async pathsOf(tenantId: string): Promise<string[]> {
    const folder = join(this.#folder, tenantId);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)))
      .filter((path) => PATH.test(path))
      .toSorted();
  }

  #place(path: string): string {
    if (!PATH.test(path)) throw new Error('Not a path of a stored file');
    return join(this.#folder, path);
  }
}
