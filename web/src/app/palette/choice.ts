import type { Paise } from '@galla/domain';
import type { LucideIcon } from 'lucide-react';

/** What the palette leads to; the order is that of its sections while somebody searches. */
export const KINDS = ['screen', 'act', 'product', 'service', 'customer', 'document'] as const;
export type ChoiceKind = (typeof KINDS)[number];

/** What happens at once, instead of going somewhere. */
export type Act = 'newCustomer' | 'colours' | 'logOut';

/** A line of the palette. */
export interface Choice {
  /** Of all choices: the kind, and what it is by its id, path or name. */
  key: string;
  kind: ChoiceKind;
  label: string;
  /** What tells it from others of the same name. */
  second?: string;
  amount?: Paise;
  /** Of a product, under its price. */
  mrp?: Paise;
  icon: LucideIcon;
  /** Other words that it is found by, parted by spaces. */
  others?: string;
  /** Found by the name that was typed with a letter wrong. */
  near?: boolean;
  /** Where it leads, or what it does. */
  goal: { path: string } | { act: Act };
}

/** Records that may be looked for: those whose screens the person may open. */
export interface Kinds {
  customers: boolean;
  products: boolean;
  services: boolean;
  documents: boolean;
}

/** Choices under one heading. */
export interface Section {
  title: string;
  choices: readonly Choice[];
}
