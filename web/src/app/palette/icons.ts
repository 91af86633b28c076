import { HandHelping, Package, ReceiptIndianRupee, UserRound, type LucideIcon } from 'lucide-react';
import type { ChoiceKind } from './choice.ts';

/** Icons by kind, also for recent choices, which are stored without one; a document has that of its type. */
export const RECORD_ICONS: Readonly<Record<Exclude<ChoiceKind, 'screen' | 'act'>, LucideIcon>> = {
  customer: UserRound,
  product: Package,
  service: HandHelping,
  document: ReceiptIndianRupee,
};
