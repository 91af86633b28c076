import { checkQrSettings, QR_DEFAULTS, type QrSettings } from '@galla/domain';
import { useState } from 'react';
import { newKey } from '../../../app/key.ts';
import { useDraft } from '../../../local/useDraft.ts';

type Changes = Partial<QrSettings>;

/** Whether what was kept on the device can be shown: an older version may have kept something else. */
const isChanges = (value: unknown): value is Changes =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((name) => Object.hasOwn(QR_DEFAULTS, name)) &&
  checkQrSettings({ ...QR_DEFAULTS, ...value }).length === 0;

/** What of it differs from what is saved. */
function differing(changes: Changes, saved: QrSettings): Changes {
  const entries = Object.entries(changes).filter(
    ([name, value]) => saved[name as keyof QrSettings] !== value,
  );
  return Object.fromEntries(entries);
}

export interface QrChanges {
  /** As they would be saved. */
  values: QrSettings;
  /** Only what was changed: what somebody else changes meanwhile stays his. */
  changes: Changes;
  changed: boolean;
  /** Why a setting can't be saved, by its name. */
  problems: Readonly<Record<string, string>>;
  /** Makes one saving of what is there now, however often it is sent. */
  key: string;
  change: (changes: Changes) => void;
  /** They are saved, or given up. */
  drop: () => void;
}

/** What is chosen on the screen and not saved yet; it survives a closed tab and an ended session. */
export function useQrChanges(saved: QrSettings): QrChanges {
  const { draft, keep, drop: dropDraft } = useDraft('qr-settings', isChanges);
  const [chosen, setChosen] = useState<Changes>(draft ?? {});
  const [key, setKey] = useState(newKey);
  const changes = differing(chosen, saved);
  const values = { ...saved, ...changes };
  return {
    values,
    changes,
    changed: Object.keys(changes).length > 0,
    problems: Object.fromEntries(checkQrSettings(values).map(({ field, message }) => [field, message])),
    key,
    change: (more) => {
      const next = { ...changes, ...more };
      setChosen(next);
      setKey(newKey());
      keep(next);
    },
    drop: () => {
      dropDraft();
      setChosen({});
      setKey(newKey());
    },
  };
}
