import { HandHelping, Package, ReceiptIndianRupee, UserRound, type LucideIcon } from 'lucide-react';
import type { ChoiceKind } from './choice.ts';

/** Pictures of what is found, also where only its name was kept; a document's is that of its type. */
export const RECORD_ICONS: Readonly<Record<Exclude<ChoiceKind, 'screen' | 'act'>, LucideIcon>> = {
  customer: UserRound,
  product: Package,
  service: HandHelping,
  document: ReceiptIndianRupee,
};
