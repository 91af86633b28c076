import type { ItemKind } from '@galla/domain';
import type { IEnvironment } from 'relay-runtime';
import type { OpenQuery } from '../../app/graph/openQuery.ts';
import type { CatalogueEntry } from './entry.ts';
import { shelfKeeper, type ShelfKeeper } from './keptShelf.ts';
import { openPage, type CataloguePage, type PageOf } from './pages.ts';

/** One kind of the catalogue as far as it is in memory. */
export interface ShelfState {
  entries: readonly CatalogueEntry[];
  /** How many there are; undefined until the first page is here. */
  total: number | undefined;
  /** Whether all of them are in `entries`. */
  complete: boolean;
  /** Why the last thing asked for did not come. */
  failure: unknown;
}

const FIRST: PageOf = { after: null, search: null, category: null };

/** More than this is not kept in memory: the server searches them. */
const MOST = 10_000;

/** So many answers of `ask` are kept. */
const MOST_ASKED = 20;

/** After this long what is in memory is read again, behind what is shown. */
const FRESH_MS = 10 * 60_000;

/**
 * Holds all products, or all services, in memory, so that a search answers at the key. Begins with what was kept on
 * this device, and is filled in pages in the background; what is not there yet, or was made meanwhile, is asked for
 * by `ask`. Once all is here it is what is kept, and stays so with every change.
 */
export class Shelf {
  #state: ShelfState = { entries: [], total: undefined, complete: false, failure: undefined };
  #pages: OpenQuery<CataloguePage>[] = [];
  #asked = new Map<string, OpenQuery<CataloguePage>>();
  /** What was kept on the device, until all is here. */
  #recalled: readonly CatalogueEntry[] | undefined;
  readonly #keeper: ShelfKeeper;
  #loading: Promise<void> | undefined;
  #loadedAt = Number.NEGATIVE_INFINITY;
  readonly #listeners = new Set<() => void>();
  readonly #environment: IEnvironment;
  readonly #kind: ItemKind;

  constructor(environment: IEnvironment, kind: ItemKind) {
    this.#environment = environment;
    this.#kind = kind;
    this.#keeper = shelfKeeper(kind);
  }

  readonly state = (): ShelfState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows what was kept on this device, without asking the server. */
  readonly recall = (): void => {
    if (this.#recalled === undefined) void this.#recall();
  };

  /** Fills the shelf unless it was filled lately and nothing failed since. What goes wrong stands in the state. */
  readonly load = (): Promise<void> => {
    const isFresh = Date.now() - this.#loadedAt < FRESH_MS;
    if (isFresh && this.#state.failure === undefined) return Promise.resolve();
    this.recall();
    this.#loading ??= this.#fill().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  };

  /**
   * Something was added, deleted or imported: the shelf is filled again, at once where a screen shows it, else when one
   * does.
   */
  readonly refresh = async (): Promise<void> => {
    // What is under way may have read its first pages before the change.
    await this.#loading;
    this.#loadedAt = Number.NEGATIVE_INFINITY;
    if (this.#listeners.size > 0) await this.load();
  };

  /** Has the server search where memory can't know all answers; what it finds is in `entries` afterwards. */
  readonly ask = async (question: Partial<Pick<PageOf, 'search' | 'category'>>): Promise<void> => {
    const name = JSON.stringify(question);
    try {
      const found = await this.#open({ ...FIRST, ...question });
      this.#asked.get(name)?.close();
      this.#asked.set(name, found);
      const [oldest] = this.#asked.keys();
      if (oldest !== undefined && this.#asked.size > MOST_ASKED) {
        this.#asked.get(oldest)?.close();
        this.#asked.delete(oldest);
      }
      this.#change({ failure: undefined });
    } catch (failure) {
      this.#change({ failure });
    }
  };

  async #recall(): Promise<void> {
    this.#recalled = [];
    const entries = await this.#keeper.read();
    if (this.#state.complete || entries.length === 0) return;
    this.#recalled = entries;
    this.#change({ total: this.#state.total ?? entries.length });
  }

  async #fill(): Promise<void> {
    const before = this.#pages;
    const fresh: OpenQuery<CataloguePage>[] = [];
    try {
      let next: string | undefined;
      do {
        const page = await this.#open({ ...FIRST, after: next ?? null });
        fresh.push(page);
        next = page.value.next;
        if (fresh.length > before.length) this.#show(fresh);
      } while (next !== undefined && fresh.length * 100 < MOST);
      this.#show(fresh);
      for (const page of before) page.close();
      this.#loadedAt = Date.now();
    } catch (failure) {
      for (const page of fresh) {
        if (!this.#pages.includes(page)) page.close();
      }
      this.#change({ failure });
    }
  }

  async #open(of: PageOf): Promise<OpenQuery<CataloguePage>> {
    let opened: OpenQuery<CataloguePage> | undefined;
    opened = await openPage(this.#environment, this.#kind, of, (page) => {
      if (opened === undefined) return;
      opened.value = page;
      this.#change({});
    });
    return opened;
  }

  #show(pages: OpenQuery<CataloguePage>[]): void {
    this.#pages = pages;
    const last = pages.at(-1)?.value;
    const complete = last?.next === undefined;
    if (complete) this.#recalled = [];
    this.#change({ total: last?.total, complete, failure: undefined });
  }

  #change(change: Partial<ShelfState>): void {
    const all = [...this.#pages, ...this.#asked.values()].flatMap(({ value }) => value.entries);
    const known = new Map(all.map((entry) => [entry.id, entry]));
    for (const entry of this.#recalled ?? []) if (!known.has(entry.id)) known.set(entry.id, entry);
    const entries = [...known.values()];
    this.#state = { ...this.#state, ...change, entries };
    if (this.#state.complete) this.#keeper.keep(entries);
    for (const listener of this.#listeners) listener();
  }
}
