import type { MessageKey } from '../../messages/formatMessage.ts';
import type { ItemKind } from '../item.ts';
import type { ItemDraft } from '../itemDraft.ts';
import { plainTitle, type RowValues } from './readRows.ts';

/** An item of the shop that a row can refer to. */
export interface KnownItem {
  id: string;
  draft: ItemDraft & { available: number };
  /** Whether it has variants. */
  hasVariantRows: boolean;
}

/** The holder of a bar code: an item, or a variant of one. */
export interface BarcodeHolder {
  barcode: string;
  title: string;
  /** Null for a variant: rows of a sheet never refer to variants. */
  itemId: string | null;
}

/** The item a row refers to, no item for a new one, or the field that makes it ambiguous. */
export type Match =
  | { item: KnownItem | undefined; by: 'id' | 'sku' | 'title'; problem?: undefined }
  | { problem: { field: string; key: MessageKey } };

/** The shop's items, indexed by everything a row can name them by. */
export class ItemIndex {
  readonly #kind: ItemKind;
  readonly #byId: ReadonlyMap<string, KnownItem>;
  readonly #bySku: ReadonlyMap<string, KnownItem>;
  readonly #byTitle: ReadonlyMap<string, readonly KnownItem[]>;

  constructor(kind: ItemKind, known: readonly KnownItem[]) {
    const own = known.filter(({ draft }) => draft.kind === kind);
    this.#kind = kind;
    this.#byId = new Map(own.map((item) => [item.id, item]));
    this.#bySku = new Map(
      known.flatMap((item) => (item.draft.sku === null ? [] : [[item.draft.sku, item] as const])),
    );
    this.#byTitle = Map.groupBy(own, ({ draft }) => plainTitle(draft.title));
  }

  /** Whether a code belongs to another item; products and services share one set of codes. */
  isTaken(sku: string, item: KnownItem | undefined): boolean {
    const owner = this.#bySku.get(sku);
    return owner !== undefined && owner.id !== item?.id;
  }

  /** By id, else by code, else by title. */
  match({ id, values }: RowValues): Match {
    if (id !== '') {
      const item = this.#byId.get(id);
      return item ? { item, by: 'id' } : { problem: { field: 'id', key: 'sheets.idUnknown' } };
    }
    const sku = values['sku'] ?? '';
    const coded = sku === '' ? undefined : this.#bySku.get(sku);
    if (coded) {
      if (coded.draft.kind === this.#kind) return { item: coded, by: 'sku' };
      return { problem: { field: 'sku', key: 'catalogue.codeTaken' } };
    }
    return this.#matchTitle(values['title'] ?? '', sku);
  }

  /** An item that already has a code does not match a row with a different one: that row is another size of it. */
  #matchTitle(title: string, sku: string): Match {
    const titled = this.#byTitle.get(plainTitle(title)) ?? [];
    const uncoded = titled.filter(({ draft }) => draft.sku === null);
    const meant = sku !== '' || uncoded.length > 0 ? uncoded : titled;
    if (meant.length > 1) return { problem: { field: 'title', key: 'sheets.titleTwice' } };
    return { item: meant[0], by: 'title' };
  }
}
