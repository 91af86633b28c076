import type { MessageKey } from '@galla/domain';

/** Why a file is not read; each has its sentence, `sheets.refused.<reason>`. */
export type SheetRefusal =
  Extract<MessageKey, `sheets.refused.${string}`> extends `sheets.refused.${infer R}` ? R : never;

/** A file is refused as a whole, before any of its cells is looked at. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
  readonly reason: SheetRefusal;

  constructor(reason: SheetRefusal) {
    super(reason);
    this.reason = reason;
  }
}
