/** The colour of a row's status (spec 3 §4): paid or completed is good, open is waiting, everything else is bad. */
export type StatusTone = 'good' | 'waiting' | 'bad';

const TONES: Readonly<Record<string, StatusTone>> = {
  PAID: 'good',
  COMPLETED: 'good',
  PARTIAL: 'waiting',
  PENDING: 'waiting',
};

/** The tone of a bill's or an order's status, by its code. */
export const commissionTone = (status: string): StatusTone => TONES[status] ?? 'bad';
