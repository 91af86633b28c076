import type { RefundWay } from '@galla/domain';
import Type from 'typebox';
import { ModeWord, Nullable, Text } from '../../http/schemas.ts';
import { paymentMode } from '../words.ts';

/** How excess money is refunded when a document is edited or trashed. */
export const refundWay = Type.Optional(
  Nullable(
    Type.Object(
      {
        payment_mode: ModeWord,
        /** The last four digits of a card or the reference of a bank transfer, both required. */
        reference: Type.Optional(Nullable(Text(35))),
        /** For a bank transfer: name of the bank; refused with any other mode. */
        bank: Type.Optional(Nullable(Text(60))),
      },
      { additionalProperties: false },
    ),
  ),
);

/** The refund mode as sent; undefined when none was. */
export function readWay(sent: Type.Static<typeof refundWay> | undefined): RefundWay | undefined {
  if (!sent) return undefined;
  return {
    mode: paymentMode[sent.payment_mode],
    reference: sent.reference?.trim() || undefined,
    bank: sent.bank?.trim() || undefined,
  };
}
