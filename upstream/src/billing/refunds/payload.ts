import type { RefundWay } from '@galla/domain';
import Type from 'typebox';
import { ModeWord, Nullable, Text } from '../../http/schemas.ts';
import { paymentMode } from '../words.ts';

/** How money goes back where an edit or the trash leaves too much of it. */
export const refundWay = Type.Optional(
  Nullable(
    Type.Object(
      {
        payment_mode: ModeWord,
        /** Of a card the last four digits, of a bank transfer its reference, which both need. */
        reference: Type.Optional(Nullable(Text(35))),
        /** Of a bank transfer: the bank's name; refused with any other mode. */
        bank: Type.Optional(Nullable(Text(60))),
      },
      { additionalProperties: false },
    ),
  ),
);

/** The way as it was sent; undefined where none was. */
export function readWay(sent: Type.Static<typeof refundWay> | undefined): RefundWay | undefined {
  if (!sent) return undefined;
  return {
    mode: paymentMode[sent.payment_mode],
    reference: sent.reference?.trim() || undefined,
    bank: sent.bank?.trim() || undefined,
  };
}
