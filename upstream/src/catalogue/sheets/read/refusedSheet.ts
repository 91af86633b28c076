import type { MessageKey } from '@galla/domain';

/** Why a file is refused; each reason has a message `sheets.refused.<reason>`. */
export type SheetRefusal =
  Extract<MessageKey, `sheets.refused.${string}`> extends `sheets.refused.${infer R}` ? R : never;

/** A file is refused as a whole, before its cells are read. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
  readonly reason: SheetRefusal;

  constructor(reason: SheetRefusal) {
    super(reason);
    this.reason = reason;
  }
}
