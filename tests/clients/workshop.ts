import { execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const GATEWAY = resolve(import.meta.dirname, '../../gateway/package.json');
const run = promisify(execFile);

/** The folder of an empty third-party project, with the packages the page says to install. */
export interface Workshop {
  folder: string;
  write: (files: ReadonlyMap<string, string>) => Promise<void>;
  /** Runs a program to its end and returns its output. Rejects with all output on failure. */
  run: (program: string, args: readonly string[], env?: Record<string, string>) => Promise<string>;
  /** Starts a program that runs until it is stopped. */
  start: (program: string, args: readonly string[], env?: Record<string, string>) => Started;
  close: () => Promise<void>;
}

export interface Started {
  said: () => string;
  stop: () => void;
}

/** Folder of a package that another one of ours depends on. */
function folderOf(name: string, from: string): string {
  return dirname(createRequire(from).resolve(`${name}/package.json`));
}

/** The program of GraphQL Code Generator. */
const codegenFolder = folderOf('@graphql-codegen/cli', GATEWAY);
export const CODEGEN = join(codegenFolder, 'esm', 'bin.js');

const presetFolder = folderOf('@graphql-codegen/client-preset', join(codegenFolder, 'package.json'));

/** What npm would install for the packages named on the page and their dependencies. */
const LINKED: Record<string, string> = {
  '@graphql-codegen/cli': codegenFolder,
  '@graphql-codegen/client-preset': presetFolder,
  '@graphql-typed-document-node/core': folderOf(
    '@graphql-typed-document-node/core',
    join(presetFolder, 'package.json'),
  ),
  graphql: folderOf('graphql', GATEWAY),
};

export async function openWorkshop(): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), 'galla-client-'));
  const inside = (name: string) => join(folder, name);
  for (const [name, target] of Object.entries(LINKED)) {
    await mkdir(dirname(inside(`node_modules/${name}`)), { recursive: true });
    await symlink(target, inside(`node_modules/${name}`));
  }
  await writeFile(inside('package.json'), '{ "type": "module" }');
  await cp(resolve(import.meta.dirname, 'python'), inside('python'), { recursive: true });
  const options = (env: Record<string, string> = {}) => ({ cwd: folder, env: { ...process.env, ...env } });
  return {
    folder,
    async write(files) {
      for (const [name, text] of files) {
        await mkdir(dirname(inside(name)), { recursive: true });
        await writeFile(inside(name), text);
      }
    },
    async run(program, args, env) {
      return run(program, args, options(env)).then(
        ({ stdout }) => stdout,
        (error: Error & { stdout?: string }) => {
          throw new Error(`${error.message}\n${error.stdout ?? ''}`, { cause: error });
        },
      );
    },
    start(program, args, env) {
      const child = spawn(program, args, options(env));
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      return { said: () => said, stop: () => void child.kill() };
    },
    close: () => rm(folder, { recursive: true }),
  };
}
