import { useState } from 'react';
import { usePhone, useWide } from '../../ui/useWide.ts';
import { hasProblems } from '../cart/cartProblems.ts';
import type { EditProblems } from './state/editProblems.ts';

/** Which parts of the screen are in sight where not all of them are. */
export interface EditPlaces {
  /** The bill above the catalogue, on a tablet. */
  sheet: boolean;
  onSheet: (open: boolean) => void;
  /** The catalogue with its tabs above the bill, on a phone. */
  browsing: boolean;
  onBrowsing: (open: boolean) => void;
  /** The tab of the prescription, where the products stand else. */
  prescribing: boolean;
  onPrescribing: (shown: boolean) => void;
  /** Goes to the products. */
  browse: () => void;
  /** Goes to the prescription, wherever it stands. */
  prescribe: () => void;
  /** Brings the first thing into sight that stands against saving. */
  showProblems: (problems: EditProblems) => void;
}

/** Whether all that stands against it is in the prescription. */
const isPrescriptionAlone = ({ prescription = {}, ...problems }: EditProblems): boolean =>
  Object.keys(prescription).length > 0 && !hasProblems(problems);

export function useEditPlaces(): EditPlaces {
  const wide = useWide();
  const phone = usePhone();
  const [sheet, onSheet] = useState(false);
  const [browsing, onBrowsing] = useState(false);
  const [prescribing, onPrescribing] = useState(false);
  const prescribe = (): void => {
    onSheet(false);
    onBrowsing(phone);
    onPrescribing(true);
  };
  return {
    sheet,
    onSheet,
    browsing,
    onBrowsing,
    prescribing,
    onPrescribing,
    browse: () => {
      onPrescribing(false);
      onBrowsing(true);
    },
    prescribe,
    showProblems: (problems) => {
      if (isPrescriptionAlone(problems)) {
        prescribe();
        return;
      }
      onBrowsing(false);
      if (!wide) onSheet(true);
    },
  };
}
