/** The global id of a record, as the graph makes it. */
export function globalId(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64url');
}
