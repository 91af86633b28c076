import type { Resource } from './useResources.ts';

/** What the gym has, offered while one types; anything else can be typed as well. */
export const ResourceNames = ({ id, resources }: { id: string; resources: readonly Resource[] }) => (
  <datalist id={id}>
    {resources.map(({ name }) => (
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its value is what it says
      <option key={name} value={name} />
    ))}
  </datalist>
);
