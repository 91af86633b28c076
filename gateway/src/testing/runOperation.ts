import { execute, parse, validate, type ExecutionResult } from 'graphql';
import type { Session } from '../context.ts';
import { openOperation } from '../operation/openOperation.ts';
import { buildGraph } from '../schema.ts';
import { makePeople } from '../session/people.ts';
import { fakeUpstream, type Fake, type Received } from './fakeUpstream.ts';

const graph = buildGraph();

export interface Ran {
  data: ExecutionResult['data'];
  /** Each error as "CODE at path: message". */
  errors: string[];
  /** Calls that reached upstream, in order, e.g. "GET /me". */
  calls: string[];
  received: readonly Received[];
}

export interface RunOptions {
  variables?: Record<string, unknown>;
  /** Endpoints the operation may call. */
  fakes: readonly Fake[];
  session?: Partial<Session>;
}

/** Runs an operation on the real schema against fakes of its endpoints, and counts its calls. */
export async function runOperation(source: string, { variables, fakes, session }: RunOptions): Promise<Ran> {
  const { upstream, received } = fakeUpstream(fakes);
  const document = parse(source);
  const [mistake] = validate(graph, document);
  if (mistake) throw mistake;
  const context = openOperation({
    upstream,
    people: makePeople(upstream.clock),
    requestId: 'test',
    session: { token: 'token', deviceToken: undefined, rememberDevice: () => undefined, ...session },
  });
  const { data, errors = [] } = await execute({
    schema: graph,
    document,
    contextValue: context,
    variableValues: variables ?? null,
  });
  return {
    data: JSON.parse(JSON.stringify(data ?? null)),
    errors: errors.map(
      ({ extensions, path, message }) => `${String(extensions['code'])} at ${path?.join('.')}: ${message}`,
    ),
    calls: received.map(({ call }) => call),
    received,
  };
}
