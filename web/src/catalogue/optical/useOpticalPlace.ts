import { useSearchParams } from 'react-router-dom';

/** The open view of a product's variants, from the URL. */
export interface OpticalPlace {
  /** Global id of the variant in the form; "new" for a new one; '' for none. */
  variant: string;
  /** Global id of the variant whose powers are shown. */
  powers: string;
  /** Global id of a variant of the lens whose stock is shown by power. */
  matrix: string;
}

/** Used instead of a variant's id. */
export const NEW = 'new';

const NONE: OpticalPlace = { variant: '', powers: '', matrix: '' };

interface Places {
  place: OpticalPlace;
  go: (next: Partial<OpticalPlace>) => void;
  /** Closes the product's variants, whichever view is open. */
  leave: () => void;
}

/** Back leads from a form to the list of variants, and from there to the products. */
export function useOpticalPlace(): Places {
  const [params, setParams] = useSearchParams();
  const place = {
    variant: params.get('variant') ?? '',
    powers: params.get('powers') ?? '',
    matrix: params.get('matrix') ?? '',
  };
  const go = (next: Partial<OpticalPlace>): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries({ ...NONE, ...next })) {
        if (value === '') after.delete(name);
        else after.set(name, value);
      }
      return after;
    });
  const leave = (): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['variants', ...Object.keys(NONE)]) after.delete(name);
        return after;
      },
      { replace: true },
    );
  return { place, go, leave };
}
