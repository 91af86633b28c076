import { formatMessage } from '@galla/domain';
import { useEffect, useReducer, useState } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useDraft } from '../../local/useDraft.ts';
import { withoutProblems, type OptionProblems } from './draft/check.ts';
import { drafted, isDraft, NOTHING, type Draft, type OptionValues } from './draft/draft.ts';
import { isChanged } from './draft/inputs.ts';
import { shownArea, type ShownArea, type ShownOption } from './draft/shown.ts';
import type { StoredArea } from './draft/stored.ts';

/** The designs of a garment while they are edited. */
export interface Design {
  areas: readonly ShownArea[];
  draft: Draft;
  /** Leaving would lose unsaved changes. */
  changed: boolean;
  problems: OptionProblems;
  onProblems: (problems: OptionProblems) => void;
  /** Id of the new option that was added last. */
  begun: string | undefined;
  add: (area: string) => void;
  change: (id: string, values: Partial<OptionValues>) => void;
  setDefault: (area: ShownArea, option: ShownOption, isDefault: boolean) => void;
  setOrder: (area: string, ids: readonly string[]) => void;
  remove: (id: string) => void;
  /** A picture is uploading, so saving has to wait. */
  sending: boolean;
  setSending: (id: string, sending: boolean) => void;
  /** New options were saved under these ids. */
  added: (ids: Readonly<Record<string, string>>) => void;
  updated: () => void;
  /** Discards the draft. */
  drop: () => void;
  /** Resets stage prices that no longer fit, and says so. */
  reset: (id: string, why: string | undefined) => void;
}

/** Unsaved changes to the designs of a garment, kept on this device until they are saved. */
export function useDesign(garment: string, stored: readonly StoredArea[]): Design {
  const kept = useDraft(`designs-${garment}`, isDraft);
  const [draft, act] = useReducer(drafted, kept.draft ?? NOTHING);
  const [problems, setProblems] = useState<OptionProblems>({});
  const [begun, setBegun] = useState<string>();
  const [sending, setSending] = useState<readonly string[]>([]);
  const changed = isChanged(stored, draft);
  const { keep, drop } = kept;
  useEffect(() => {
    if (changed) keep(draft);
    else drop();
  }, [changed, draft, keep, drop]);

  const change: Design['change'] = (id, values) => {
    act({ do: 'change', id, values });
    setProblems((before) => withoutProblems(before, id, fieldsOf(values)));
  };
  return {
    areas: stored.map((area) => shownArea(area, draft)),
    draft,
    changed,
    problems,
    onProblems: setProblems,
    begun,
    add: (area) => {
      const id = `new-${newKey()}`;
      act({ do: 'add', id, area });
      setBegun(id);
    },
    change,
    setDefault: ({ id: area, kind }, { id }, isDefault) => {
      if (kind === 'ADD_ONS') change(id, { isDefault });
      else if (isDefault) act({ do: 'choose', id, area });
    },
    setOrder: (area, ids) => act({ do: 'order', area, ids }),
    remove: (id) => {
      act({ do: 'remove', id });
      setProblems((before) => withoutProblems(before, id));
    },
    sending: sending.length > 0,
    setSending: (id, now) =>
      setSending((before) => (now ? [...before, id] : before.filter((one) => one !== id))),
    added: (ids) => act({ do: 'added', ids }),
    updated: () => act({ do: 'updated' }),
    drop,
    reset: (id, why) => {
      if (why === undefined) return;
      change(id, { stagePrices: {} });
      toast.info(why);
    },
  };
}

/**
 * The fields whose problems a change clears. Stage prices are checked against the price, so a new price
 * clears theirs, too.
 */
const fieldsOf = (values: Partial<OptionValues>): string[] => {
  const fields = Object.keys(values).map((field) => (field === 'picture' ? 'image' : field));
  return fields.includes('price') ? [...fields, 'stagePrices'] : fields;
};

/** "New pattern" where an option has no name yet. */
export const nameOf = ({ name }: Pick<OptionValues, 'name'>): string =>
  name.trim() === '' ? formatMessage('designScreen.newPattern') : name.trim();
