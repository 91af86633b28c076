import type { LengthUnit, OrderPayment } from '@galla/domain';

// Maps the wire's words (spec 3 §3) to the names used by domain and the database.

export const orderType = { new: 'NEW', alteration: 'ALTERATION' } as const;
export const orderTypeWord = { NEW: 'new', ALTERATION: 'alteration' } as const;
export const ORDER_TYPES = ['NEW', 'ALTERATION'] as const;

export const paymentStatusWord = {
  PAID: 'Paid',
  PARTIALLY_PAID: 'Partially Paid',
  UNPAID: 'Unpaid',
} as const satisfies Record<OrderPayment, string>;

export const lengthUnit = { inch: 'INCH', cm: 'CM' } as const;
export const lengthUnitWord = { INCH: 'inch', CM: 'cm' } as const satisfies Record<LengthUnit, string>;
