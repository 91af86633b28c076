import { useState } from 'react';

/** Which designations are collapsed; initially none. */
export function useCollapsed(): {
  collapsed: ReadonlySet<string>;
  expand: (ids: readonly string[], expanded: boolean) => void;
} {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  return {
    collapsed,
    expand: (ids, expanded) =>
      setCollapsed((before) =>
        expanded ? new Set([...before].filter((id) => !ids.includes(id))) : new Set([...before, ...ids]),
      ),
  };
}
