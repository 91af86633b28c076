import type { ItemKind } from '@galla/domain';
import type { IEnvironment } from 'relay-runtime';
import type { OpenQuery } from '../../app/graph/openQuery.ts';
import type { CatalogueEntry } from './entry.ts';
import { shelfKeeper, type ShelfKeeper } from './keptShelf.ts';
import { openPage, type CataloguePage, type PageOf } from './pages.ts';

/** The part of the catalogue of one kind that is in memory. */
export interface ShelfState {
  entries: readonly CatalogueEntry[];
  /** Total number; undefined until the first page is loaded. */
  total: number | undefined;
  /** Whether `entries` has all of them. */
  complete: boolean;
  /** Why the latest request failed. */
  failure: unknown;
}

const FIRST: PageOf = { after: null, search: null, category: null };

/** Maximum number of entries in memory; beyond that the server searches. */
const MOST = 10_000;

/** Maximum number of cached `ask` results. */
const MOST_ASKED = 20;

/** Age after which entries are refetched in the background. */
const FRESH_MS = 10 * 60_000;

/**
 * Holds all products, or all services, in memory, so that a search responds on every keystroke. Starts with
 * the copy kept on this device and loads pages in the background; `ask` queries what is not loaded yet or was
 * added since. Once complete, every change is written back to the device.
 */
export class Shelf {
  #state: ShelfState = { entries: [], total: undefined, complete: false, failure: undefined };
  #pages: OpenQuery<CataloguePage>[] = [];
  #asked = new Map<string, OpenQuery<CataloguePage>>();
  /** The device's copy, until everything is loaded. */
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

  /** Shows the device's copy without a request. */
  readonly recall = (): void => {
    if (this.#recalled === undefined) void this.#recall();
  };

  /** Loads the shelf unless it was loaded recently without a failure. Failures are reported in the state. */
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
   * Reloads the shelf after items were added, deleted or imported: now if a screen shows it, otherwise when
   * one does.
   */
  readonly refresh = async (): Promise<void> => {
    // A load in progress may have read its first pages before the change.
    await this.#loading;
    this.#loadedAt = Number.NEGATIVE_INFINITY;
    if (this.#listeners.size > 0) await this.load();
  };

  /** Lets the server search when memory may be incomplete; the results are added to `entries`. */
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
