import type { Resource } from './useResources.ts';

/** A datalist of the gym's resources; other names can be typed as well. */
export const ResourceNames = ({ id, resources }: { id: string; resources: readonly Resource[] }) => (
  <datalist id={id}>
    {resources.map(({ name }) => (
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the option's value is its label
      <option key={name} value={name} />
    ))}
  </datalist>
);
