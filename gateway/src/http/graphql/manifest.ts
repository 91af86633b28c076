import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { SettingsError } from '../../settings.ts';
import { faultsOf } from './registeredFaults.ts';

/** Texts of operations by id, which clients may run without a token check. */
export type Manifest = ReadonlyMap<string, string>;

const Operations = Compile(Type.Record(Type.String(), Type.String()));

/** The web client's operations, written by relay-compiler. */
const WEB_CLIENT = new URL('../persisted.json', import.meta.url);

/** The operations of our own client. */
export function readManifest(): Manifest {
  return new Map(Object.entries(readOperations(WEB_CLIENT)));
}

/**
 * The same plus those registered by an administrator. Throws SettingsError with the name of an unusable file, or of
 * each operation that cannot run and the reason.
 */
export function readManifestWith(registeredFile: string, schema: GraphQLSchema): Manifest {
  const registered = Object.entries(readRegistered(registeredFile));
  const faults = registered.flatMap(([id, text]) =>
    faultsOf(text, schema).map((fault) => `  ${id}: ${fault}`),
  );
  if (faults.length > 0)
    throw new SettingsError(
      `OPERATIONS_FILE ${registeredFile} has operations that can't run:\n${faults.join('\n')}`,
    );
  return new Map([...readManifest(), ...registered]);
}

function readRegistered(file: string): Record<string, string> {
  try {
    return readOperations(file);
  } catch (error) {
    throw new SettingsError(`OPERATIONS_FILE can't be used: ${error instanceof Error ? error.message : ''}`);
  }
}

function readOperations(file: URL | string): Record<string, string> {
  const operations: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Operations.Check(operations))
    throw new TypeError(`${String(file)} must map ids to the texts of operations.`);
  return operations;
}
