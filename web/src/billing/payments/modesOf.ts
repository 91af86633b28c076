import { MONEY_MODES, PAYMENT_MODES, type Paise, type PaymentMode } from '@galla/domain';

/** The modes that are offered: credit only where the customer has some, or it is chosen already. */
export const modesOf = ({
  credit,
  tender,
}: {
  credit: Paise;
  tender: { mode: PaymentMode | null };
}): readonly PaymentMode[] => (credit > 0 || tender.mode === 'CREDIT' ? PAYMENT_MODES : MONEY_MODES);
