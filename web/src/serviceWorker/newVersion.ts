/** The worker tells the pages which client it came with; those of another one are old. */
export interface VersionMessage {
  type: 'galla.version';
  /** The path of the client's first script, with the hash in its name. */
  script: string;
}

export const isVersionMessage = (data: unknown): data is VersionMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'galla.version';
