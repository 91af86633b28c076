/** A registered operation by id. */
export interface RegisteredRequest {
  id: string;
  variables: Record<string, unknown>;
}

/** A client's own document, and which of its operations is to run. */
export interface OwnRequest {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** Reads the JSON body; undefined for anything but a single operation. */
export function requestOfBody(body: unknown): RegisteredRequest | OwnRequest | undefined {
  if (!isRecord(body)) return undefined;
  const { id, query, operationName, variables } = body;
  const values = variables === undefined || variables === null ? {} : variables;
  if (!isRecord(values)) return undefined;
  if (typeof id === 'string' && query === undefined) return { id, variables: values };
  if (typeof query !== 'string' || id !== undefined) return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    return undefined;
  return { query, operationName: operationName ?? undefined, variables: values };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
