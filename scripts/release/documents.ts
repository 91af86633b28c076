import { readdir, readFile } from 'node:fs/promises';
import { buildSchema, GraphQLError, parse, validate, type GraphQLSchema } from 'graphql';
import { inside } from '../paths.ts';

/** Documents that must be valid, by the place where they are published. */
export type Documents = ReadonlyMap<string, string>;

const EXAMPLES = inside('gateway', 'playground', 'examples');
const PAGES = ['clients.md', 'graph-changes.md'];

/** Where pages contain documents: fenced blocks, and code samples in the supported languages. */
const DOCUMENTS = [
  /^```graphql\n([^]*?)^```$/gm,
  /\bgraphql\(`([^`]*)`\)/g,
  /\bgql\("""([^]*?)"""\)/g,
  /"query": ("(?:[^"\\]|\\.)*")/g,
];

/** The documents of a page, as a client would send them. */
export function samplesOf(page: string, text: string): [place: string, document: string][] {
  return DOCUMENTS.flatMap((pattern) => [...text.matchAll(pattern)])
    .toSorted((one, other) => one.index - other.index)
    .map(([, found = ''], index) => [
      `docs/${page}, document ${index + 1}`,
      found.startsWith('"') ? String(JSON.parse(found)) : found,
    ]);
}

const nameOf = (operation: string): string => /^\w+ (\w+)/.exec(operation)?.[1] ?? 'an operation';

/** The registered operations, the examples of the playground, and the samples of the pages for other clients. */
export async function publishedDocuments(): Promise<Documents> {
  const manifest: Record<string, string> = JSON.parse(
    await readFile(inside('gateway', 'src', 'http', 'persisted.json'), 'utf8'),
  );
  const names = (await readdir(EXAMPLES)).filter((name) => name.endsWith('.graphql'));
  const examples = names.map(
    async (name) => [`playground/examples/${name}`, await readFile(`${EXAMPLES}/${name}`, 'utf8')] as const,
  );
  const pages = PAGES.map(async (page) =>
    samplesOf(page, await readFile(inside('docs', page), 'utf8').catch(() => '')),
  );
  return new Map([
    ...Object.entries(manifest).map(([id, text]) => [`${nameOf(text)} (${id.slice(0, 8)})`, text] as const),
    ...(await Promise.all(examples)),
    ...(await Promise.all(pages)).flat(),
  ]);
}

function faultsOf(document: string, schema: GraphQLSchema): readonly GraphQLError[] {
  try {
    return validate(schema, parse(document));
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** Validation errors of published documents, with their places. */
export function misfits(documents: Documents, schema: string): string[] {
  const graph = buildSchema(schema, { assumeValidSDL: true });
  return [...documents].flatMap(([place, document]) =>
    faultsOf(document, graph).map(({ message }) => `${place}: ${message}`),
  );
}
