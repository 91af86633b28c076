import {
  endedGstSlabs,
  formatDay,
  gstSlabs,
  percentText,
  formatMessage,
  SHOP_GST,
  type Day,
} from '@galla/domain';

/** A GST rate to choose; a rate that is not in force is shown but disabled. */
export interface RateChoice {
  /** "18" */
  value: string;
  label: string;
  disabled: boolean;
}

const fits = (rate: number): boolean => rate <= SHOP_GST.max * 100;

/** The rates in force on a day, those that ended, and the shop's current one if it is neither. */
export function rateChoices(today: Day, current: string): RateChoice[] {
  const choices = [
    ...gstSlabs(today)
      .filter(fits)
      .map((slab) => ({
        slab,
        label: formatMessage('settings.gstRate', { rate: percentText(slab) }),
        disabled: false,
      })),
    ...endedGstSlabs(today)
      .filter(({ rate }) => fits(rate))
      .map(({ rate, ended }) => ({
        slab: rate,
        label: formatMessage('settings.gstEnded', { rate: percentText(rate), day: formatDay(ended) }),
        disabled: true,
      })),
  ]
    .toSorted((one, other) => one.slab - other.slab)
    .map(({ slab, ...rest }) => ({ value: percentText(slab), ...rest }));
  if (choices.some(({ value }) => value === current)) return choices;
  return [
    { value: current, label: formatMessage('settings.gstKept', { rate: current }), disabled: true },
    ...choices,
  ];
}
