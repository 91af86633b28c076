import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { typedOver, type Entries } from './entries.ts';

interface Props {
  saved: Entries;
  /** What was typed before the tab was closed or the session ended. */
  draft: Entries | undefined;
}

/** Inside the form: what is saved meanwhile, here or by somebody else, appears where nothing was typed. */
export function FollowSaved({ saved, draft }: Props) {
  const { initialValues, values, resetForm, setValues } = useFormikContext<Entries>();
  const begin = useEffectEvent(() => {
    if (draft) void setValues(draft);
  });
  const follow = useEffectEvent((now: Entries) => {
    if (JSON.stringify(now) === JSON.stringify(initialValues)) return;
    const kept = typedOver(initialValues, values, now);
    resetForm({ values: now });
    void setValues(kept);
  });
  useEffect(() => begin(), []);
  const { name, visibilityPoints, commissionPercent } = saved;
  useEffect(
    () => follow({ name, visibilityPoints, commissionPercent }),
    [name, visibilityPoints, commissionPercent],
  );
  return null;
}
