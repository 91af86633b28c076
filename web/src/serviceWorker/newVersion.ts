/** The worker tells the pages which client it came with; those of another one are old. */
export interface VersionMessage {
  type: 'galla.version';
  /** The paths of the client's first scripts, parted by spaces; a hash of all its code is in them. */
  scripts: string;
}

export const isVersionMessage = (data: unknown): data is VersionMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'galla.version';
