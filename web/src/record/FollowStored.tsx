import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

interface Props<V> {
  stored: V;
  follows: boolean;
  /** Input from before the tab was closed or the session ended. */
  draft: V | undefined;
}

/**
 * Applies the fields that the user changed since `before` to the newly stored values, so that no change is lost
 * unnoticed.
 */
function typedOver<V extends object>(before: V, typed: V, stored: V): V {
  const names = Object.keys(stored) as (keyof V)[];
  const kept = names.filter((name) => typed[name] !== before[name]).map((name) => [name, typed[name]]);
  return { ...stored, ...Object.fromEntries(kept) };
}

/** Inside the form: starts with the draft, and shows newly stored values in unchanged fields. */
export function FollowStored<V extends object>({ stored, follows, draft }: Props<V>) {
  const { initialValues, values, resetForm, setValues } = useFormikContext<V>();
  const begin = useEffectEvent(() => {
    if (draft) void setValues(draft, false);
  });
  const follow = useEffectEvent((now: string) => {
    if (!follows || now === JSON.stringify(initialValues)) return;
    const kept = typedOver(initialValues, values, stored);
    resetForm({ values: stored });
    void setValues(kept);
  });
  useEffect(() => begin(), []);
  const state = JSON.stringify(stored);
  useEffect(() => follow(state), [state]);
  return null;
}
