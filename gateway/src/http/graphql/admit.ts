import type { FastifyRequest } from 'fastify';
import { getOperationAST, parse, type DocumentNode, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { Context } from '../../context.ts';
import { checkDocument } from '../limits/checkDocument.ts';
import { readDocument } from '../limits/readDocument.ts';
import { isEntrance, isRegisteredEntrance } from './entrance.ts';
import type { Manifest } from './manifest.ts';
import { badRequest, closed, signInFirst, unknownOperation } from './notAdmitted.ts';
import { requestOfBody, type OwnRequest, type RegisteredRequest } from './requestBody.ts';
import { CLIENT_NAME, type Usage } from './usage/Usage.ts';

/** An operation that may run. */
export interface AdmittedOperation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

/** An endpoint that accepts operations. */
export interface Door {
  manifest: Manifest;
  schema: GraphQLSchema;
  /** Whether clients' own documents may run. */
  takesDocuments: boolean;
  /** Whether this endpoint serves subscriptions, and nothing else. */
  subscriptions: boolean;
  /** Counts admitted operations. */
  usage: Usage;
}

/** The request being admitted, and the means to open its operation. */
interface Asking {
  request: FastifyRequest;
  context: Context;
}

/**
 * Admits an operation of the manifest by id, or a client's own document within the limits. A wrong or expired token
 * is reported as such, unless the operation opens a session.
 */
export async function admit(
  request: FastifyRequest,
  context: Context,
  door: Door,
): Promise<AdmittedOperation> {
  const asked = requestOfBody(request.body);
  if (!asked) throw badRequest('The body must be one operation.');
  const asking = { request, context };
  const operation = await ('id' in asked
    ? admitRegistered(asked, asking, door)
    : admitOwn(asked, asking, door));
  const { query, variables } = operation;
  door.usage.count({
    client: request.headers[CLIENT_NAME],
    shop: context.knownViewer()?.profile.tenant_schema,
    kind: 'id' in asked ? 'registered' : 'own',
    query,
    variables,
  });
  return operation;
}

/** Whether the request has a token, in any form. */
const bringsToken = ({ request }: Asking): boolean => request.headers.authorization !== undefined;

async function admitRegistered(
  { id, variables }: RegisteredRequest,
  asking: Asking,
  door: Door,
): Promise<AdmittedOperation> {
  const query = door.manifest.get(id);
  if (query === undefined) throw unknownOperation();
  if (door.subscriptions || query.includes('subscription')) checkKind(parse(query), undefined, door);
  // It decides by itself what to show without a token.
  if (bringsToken(asking) && !isRegisteredEntrance(query)) await asking.context.viewer();
  return { query, variables };
}

/** The limits are checked before the token, so that a hostile document costs no call. */
async function admitOwn(
  { query, operationName, variables }: OwnRequest,
  asking: Asking,
  door: Door,
): Promise<AdmittedOperation> {
  if (!door.takesDocuments) throw closed();
  const document = readDocument(query);
  const needsToken = !isEntrance(document, operationName);
  if (needsToken && !bringsToken(asking)) throw signInFirst();
  checkDocument(door.schema, document, variables);
  checkKind(document, operationName, door);
  if (needsToken) await asking.context.viewer();
  return { query, variables, ...(operationName !== undefined && { operationName }) };
}

function checkKind(document: DocumentNode, name: string | undefined, { subscriptions }: Door): void {
  const operation = getOperationAST(document, name)?.operation;
  if ((operation === OperationTypeNode.SUBSCRIPTION) === subscriptions) return;
  throw badRequest(
    subscriptions ? 'Only subscriptions are served here.' : 'Subscriptions are served at /graphql/stream.',
  );
}
