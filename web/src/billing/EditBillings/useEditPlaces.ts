import { useState } from 'react';
import { usePhone, useWide } from '../../ui/useWide.ts';
import { hasProblems } from '../cart/cartProblems.ts';
import type { EditProblems } from './state/editProblems.ts';

/** Which parts of the screen are visible on small screens. */
export interface EditPlaces {
  /** On a tablet: the bill is open above the catalogue. */
  sheet: boolean;
  onSheet: (open: boolean) => void;
  /** On a phone: the catalogue with its tabs is open above the bill. */
  browsing: boolean;
  onBrowsing: (open: boolean) => void;
  /** The prescription tab is shown in place of the products. */
  prescribing: boolean;
  onPrescribing: (shown: boolean) => void;
  /** Shows the products. */
  browse: () => void;
  /** Shows the prescription on any screen size. */
  prescribe: () => void;
  /** Scrolls to the first problem that prevents saving. */
  showProblems: (problems: EditProblems) => void;
}

/** Whether all problems are in the prescription. */
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
