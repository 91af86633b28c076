import { isRight } from '@galla/domain';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Database } from '../../db/database.ts';
import { type Announced, CHANNEL } from './announce.ts';

/** Who wants to know what this installation's processes announce. */
export interface FeedListener {
  onAnnounced(announced: Announced): void;
  /** Something may have been missed. */
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

/** An announcement as it came; undefined for what another version of the product may tell. */
function parse(payload: string): Announced | undefined {
  let message: unknown;
  try {
    message = JSON.parse(payload);
  } catch {
    return undefined;
  }
  if (!Message.Check(message)) return undefined;
  const { to, ...rest } = message;
  return { ...rest, to: typeof to === 'string' ? to : to.filter((right) => isRight(right)) };
}

/** What all processes announce, heard on one connection of this process; it is opened when somebody asks for it. */
export class LiveFeed {
  readonly #database: Database;
  readonly #listeners = new Set<FeedListener>();
  #listening: { stop(): Promise<void> } | undefined;
  #standing = Promise.withResolvers<void>();

  constructor(database: Database) {
    this.#database = database;
  }

  add(listener: FeedListener): void {
    this.#listeners.add(listener);
  }

  /** Resolves once all that is announced from here on is heard. */
  ready(): Promise<void> {
    this.#listening ??= this.#database.listen(CHANNEL, {
      onReady: () => this.#standing.resolve(),
      onMessage: (payload) => {
        const announced = parse(payload);
        if (announced) for (const one of this.#listeners) one.onAnnounced(announced);
      },
      onLost: () => {
        this.#standing = Promise.withResolvers();
        for (const one of this.#listeners) one.onLost();
      },
    });
    return this.#standing.promise;
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#listening?.stop();
  }
}
