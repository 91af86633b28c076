/** Tells the pages which client version the worker came with; pages of another version are outdated. */
export interface VersionMessage {
  type: 'galla.version';
  /** Paths of the entry scripts, separated by spaces; they contain a hash of all code. */
  scripts: string;
}

export const isVersionMessage = (data: unknown): data is VersionMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'galla.version';
