import { MONEY_MODES, PAYMENT_MODES, type Paise, type PaymentMode } from '@galla/domain';

/** The offered modes: credit only if the customer has some, or it is already chosen. */
export const modesOf = ({
  credit,
  tender,
}: {
  credit: Paise;
  tender: { mode: PaymentMode | null };
}): readonly PaymentMode[] => (credit > 0 || tender.mode === 'CREDIT' ? PAYMENT_MODES : MONEY_MODES);
