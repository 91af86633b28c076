import { readFileSync } from 'node:fs';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

/** Texts of operations by id: what clients may run without being asked who they are. */
export type Manifest = ReadonlyMap<string, string>;

const Operations = Compile(Type.Record(Type.String(), Type.String()));

/** The web client's operations, written by relay-compiler. */
const WEB_CLIENT = new URL('../persisted.json', import.meta.url);
/** Signing in and out on the playground. */
const PLAYGROUND = new URL('../../../playground/persisted.json', import.meta.url);

/**
 * The operations of our own clients, and of those that an administrator has registered. Throws with the name of a
 * file that can't be used.
 */
export function readManifest(registeredFile?: string): Manifest {
  const files = [WEB_CLIENT, PLAYGROUND, ...(registeredFile === undefined ? [] : [registeredFile])];
  return new Map(files.flatMap((file) => Object.entries(readOperations(file))));
}

function readOperations(file: URL | string): Record<string, string> {
  const operations: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Operations.Check(operations))
    throw new TypeError(`${String(file)} must map ids to the texts of operations.`);
  return operations;
}
