import { formatMessage } from '@galla/domain';
import type { Choice, Section } from './choice.ts';
import { findChoices } from './findChoices.ts';
import { RECORD_ICONS } from './icons.ts';
import type { Recent } from './recent.ts';
import type { Choices } from './useChoices.ts';

/**
 * Restores a stored choice if it may still be opened: a screen from the current menu, a record if its kind is
 * permitted.
 */
function again({ key, kind, label, second, path }: Recent, known: Choices): Choice | undefined {
  if (kind === 'screen' || kind === 'act') {
    return [...known.screens, ...known.parts, ...known.acts].find((choice) => choice.key === key);
  }
  if (!known[`${kind}s`]) return undefined;
  const icon = RECORD_ICONS[kind];
  return { key, kind, label, icon, goal: { path }, ...(second !== undefined && { second }) };
}

const withChoices = (sections: Section[]): Section[] => sections.filter(({ choices }) => choices.length > 0);

/** Sections before any input: recent choices, all screens, and actions. */
export function firstSections(known: Choices, recent: readonly Recent[]): Section[] {
  const last = recent.map((kept) => again(kept, known)).filter((choice) => choice !== undefined);
  const keys = new Set(last.map(({ key }) => key));
  const rest = (choices: readonly Choice[]) => choices.filter(({ key }) => !keys.has(key));
  return withChoices([
    { title: formatMessage('palette.recent'), choices: last },
    { title: formatMessage('palette.screens'), choices: rest(known.screens) },
    { title: formatMessage('palette.acts'), choices: rest(known.acts) },
  ]);
}

/** Sections for a text. Local matches come first and do not move when the server's answer arrives. */
export function foundSections(
  known: Choices,
  text: string,
  here: readonly Choice[],
  found: readonly Choice[],
): Section[] {
  const keys = new Set(here.map(({ key }) => key));
  const all = [...here, ...found.filter(({ key }) => !keys.has(key))];
  const ofKind = (kind: Choice['kind']) => all.filter((choice) => choice.kind === kind);
  return withChoices([
    {
      title: formatMessage('palette.screens'),
      choices: findChoices([...known.screens, ...known.parts], text),
    },
    { title: formatMessage('palette.acts'), choices: findChoices(known.acts, text) },
    { title: formatMessage('palette.products'), choices: ofKind('product') },
    { title: formatMessage('palette.services'), choices: ofKind('service') },
    { title: formatMessage('palette.customers'), choices: ofKind('customer') },
    { title: formatMessage('palette.documents'), choices: ofKind('document') },
  ]);
}
