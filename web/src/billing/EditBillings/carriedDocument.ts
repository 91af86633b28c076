const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * The bill's id in the navigation state: an invoice with its document, as the specification's drawers send it (spec
 * 2 §2).
 */
export function carriedDocument(state: unknown): string | undefined {
  const document = fieldOf(fieldOf(state, 'invoice'), 'document');
  const id = fieldOf(document, 'id') ?? fieldOf(document, 'doc_id');
  return typeof id === 'string' && id !== '' ? id : undefined;
}
