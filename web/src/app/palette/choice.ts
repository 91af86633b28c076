import type { Paise } from '@galla/domain';
import type { LucideIcon } from 'lucide-react';

/** Kinds of choices, in the order of the sections of a search. */
export const KINDS = ['screen', 'act', 'product', 'service', 'customer', 'document'] as const;
export type ChoiceKind = (typeof KINDS)[number];

/** Actions that run at once instead of navigating. */
export type Act = 'newCustomer' | 'colours' | 'logOut';

/** One choice of the palette. */
export interface Choice {
  /** Unique among all choices: the kind with an id, path or name. */
  key: string;
  kind: ChoiceKind;
  label: string;
  /** Distinguishes choices of the same name. */
  second?: string;
  amount?: Paise;
  /** Shown under a product's price. */
  mrp?: Paise;
  icon: LucideIcon;
  /** Search aliases, separated by spaces. */
  others?: string;
  /** Matched only with a misspelt letter. */
  near?: boolean;
  /** Where it leads, or which action it runs. */
  goal: { path: string } | { act: Act };
}

/** Kinds of records to search: those whose screens the user may open. */
export interface Kinds {
  customers: boolean;
  products: boolean;
  services: boolean;
  documents: boolean;
}

export interface Section {
  title: string;
  choices: readonly Choice[];
}
