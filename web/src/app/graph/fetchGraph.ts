import type { FetchFunction, GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';
import { newKey } from '../key.ts';
import { tellDenied } from '../session/denial.ts';
import { expireSession } from '../session/expiry.ts';
import { accessToken } from '../session/store.ts';
import { askingHeaders } from './askingHeaders.ts';
import { keptFirst, keptOf, type FetchMetadata } from './keptFirst.ts';
import { lostPage, lostRecord, lostShop } from './lost.ts';
import { readNewest, write } from './newest.ts';
import { GraphFailure, notJson, outdated, Unauthorized, unreachable, type FailureCode } from './failure.ts';

/** The server times out after 12 s; waiting longer lets its own message arrive first. */
const PATIENCE_MS = 15_000;

interface GraphError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: {
    code?: FailureCode;
    /** The write may have been carried out all the same. */
    unsure?: boolean;
  };
}

interface Answer {
  data?: GraphQLSingularResponse['data'];
  errors?: readonly GraphError[];
}

const isAnswer = (body: unknown): body is Answer =>
  typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);

/** Whether a right was missing, as a field error or as the refusal of a mutation. */
const isDenied = ({ data, errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN') ||
  Object.values(data ?? {}).some(
    (field) => (field as { __typename?: unknown } | null)?.__typename === 'PermissionDenied',
  );

async function post(
  body: string,
  requestId: string,
  token: string | null,
  signal?: AbortSignal,
): Promise<Answer> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let response: Response;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...askingHeaders(requestId, token) },
      body,
      signal: signal === undefined ? patience : AbortSignal.any([patience, signal]),
    });
  } catch {
    throw unreachable(requestId);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (isAnswer(answer)) return answer;
  throw response.status >= 502 && response.status <= 504 ? unreachable(requestId) : notJson(requestId);
}

/**
 * Sends one persisted operation: `{ "id": "<sha256>", "variables": {} }`. Resolves with the answer if it has data,
 * even when parts of it failed. Rejects with a GraphFailure otherwise, and when the viewer, the shop, a query's
 * record or the next page of a list failed. A rejected token ends the session; a missing right is reported to the
 * frame; an outdated operation shows the update notice, whichever caller sent it.
 */
export async function fetchGraph(
  id: string,
  variables: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Answer> {
  const requestId = newKey();
  const token = accessToken();
  const answer = await post(JSON.stringify({ id, variables }), requestId, token, signal);
  const errors = answer.errors ?? [];
  if (errors.some((error) => error.extensions?.code === 'UNAUTHENTICATED')) expireSession(token);
  if (isDenied(answer)) tellDenied();
  const fatal =
    answer.data == null
      ? errors[0]
      : (lostShop(answer.data, errors) ?? lostRecord(answer.data, errors) ?? lostPage(variables, errors));
  if (fatal !== undefined) {
    const code = fatal.extensions?.code ?? 'INTERNAL';
    if (code === 'UNKNOWN_OPERATION') throw outdated(requestId);
    throw code === 'UNAUTHENTICATED'
      ? new Unauthorized(fatal.message, requestId)
      : new GraphFailure(code, fatal.message, requestId, fatal.extensions?.unsure);
  }
  return answer;
}

/** Relay's network layer. Some operations emit their last answer first. */
export const fetchFunction: FetchFunction = ({ id, name, operationKind }, variables, { metadata }) => {
  if (id == null) throw new Error(`${name} is not persisted`);
  const send = (): Promise<Answer> => fetchGraph(id, variables);
  if (operationKind === 'mutation') return write(send) as Promise<GraphQLResponse>;
  const ask = (): Promise<Answer> => readNewest(send);
  const kept = keptOf(name);
  // Keyed by the hash of the text: another version of the client selects other fields.
  if (kept !== undefined) {
    const { isRefresh = false }: FetchMetadata = metadata ?? {};
    return keptFirst(kept, `${id}/${JSON.stringify(variables)}`, ask, { isRefresh });
  }
  // The server validated the answer against the schema.
  return ask() as Promise<GraphQLResponse>;
};
