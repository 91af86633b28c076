import { ReceiptIndianRupee, UserRound, type LucideIcon } from 'lucide-react';

/** Pictures of what is found, also where only its name was kept. */
export const customerIcon: LucideIcon = UserRound;
export const documentIcon: LucideIcon = ReceiptIndianRupee;
