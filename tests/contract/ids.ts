/** The global id of a record, as the graph makes it. */
export function globalId(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64url');
}

/** The id of a record upstream, out of its global id. */
export function localId(id: string): string {
  return Buffer.from(id, 'base64url').toString().split(':')[1] ?? '';
}
