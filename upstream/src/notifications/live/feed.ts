import { isRight } from '@galla/domain';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Database } from '../../db/database.ts';
import { CHANNEL } from '../../db/accessChanges.ts';
import type { Announced } from './announce.ts';

/** Callbacks for announcements of the installation's processes. */
export interface FeedListener {
  onAnnounced(announced: Announced): void;
  /** Identities or rights of a shop changed; null for any shop. */
  onAccessChanged?(tenantId: string | null): void;
  /** Events may have been missed. */
  onLost(): void;
}

const Message = Compile(
  Type.Object({
    tenantId: Type.String({ format: 'uuid' }),
    event: Type.Union([Type.Literal('notification'), Type.Literal('document')]),
    id: Type.String({ format: 'uuid' }),
    to: Type.Union([Type.String(), Type.Array(Type.String())]),
  }),
);

const AccessMessage = Compile(
  Type.Object({
    event: Type.Literal('access'),
    tenantId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  }),
);

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** A received announcement; undefined if unknown, for example from another version. */
function announcedBy(message: unknown): Announced | undefined {
  if (!Message.Check(message)) return undefined;
  const { to, ...rest } = message;
  return { ...rest, to: typeof to === 'string' ? to : to.filter((right) => isRight(right)) };
}

/** All announcements, received on one connection per process, which is opened on demand. */
export class LiveFeed {
  readonly #database: Database;
  readonly #listeners = new Set<FeedListener>();
  #listening: { stop(): Promise<void> } | undefined;
  #standing = Promise.withResolvers<void>();
  #isHeard = false;
  #isClosed = false;

  constructor(database: Database) {
    this.#database = database;
  }

  add(listener: FeedListener): void {
    this.#listeners.add(listener);
  }

  /** Whether announcements are currently received; starts listening. */
  isHeard(): boolean {
    if (!this.#isClosed) void this.ready();
    return this.#isHeard;
  }

  /** Resolves once announcements are received. */
  ready(): Promise<void> {
    this.#listening ??= this.#database.listen(CHANNEL, {
      onReady: () => {
        this.#isHeard = true;
        this.#standing.resolve();
      },
      onMessage: (payload) => this.#hand(parse(payload)),
      onLost: () => {
        this.#isHeard = false;
        this.#standing = Promise.withResolvers();
        for (const one of this.#listeners) one.onLost();
      },
    });
    return this.#standing.promise;
  }

  #hand(message: unknown): void {
    if (AccessMessage.Check(message)) {
      for (const one of this.#listeners) one.onAccessChanged?.(message.tenantId);
      return;
    }
    const announced = announcedBy(message);
    if (announced) for (const one of this.#listeners) one.onAnnounced(announced);
  }

  async close(): Promise<void> {
    this.#isHeard = false;
    this.#isClosed = true;
    this.#listeners.clear();
    await this.#listening?.stop();
  }
}
