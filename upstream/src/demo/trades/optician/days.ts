import type { TradeDays } from '../days.ts';

/** An optician: eye tests, fittings, spectacles to collect. */
export const days: TradeDays = {
  perDay: [3, 5],
  minutes: 30,
  visits: [
    'Eye test',
    'Collecting spectacles',
    'Contact lens trial',
    'Progressive lenses',
    'Fitting of a frame',
    'Eye test for a child',
    'Check after a month',
  ],
  statuses: {
    Bought: 6,
    'Ready for delivery': 4,
    Delivered: 5,
    Interested: 3,
    'New lead': 2,
    'Not interested': 1,
  },
  notes: [
    { note: 'First progressive lenses; explain how to read with them.', tags: ['Revisit'] },
    { note: 'Likes light frames, no plastic.', tags: [] },
    { note: 'Head ache with the new lenses; checked, axis is right.', tags: ['Not really liked it'] },
    { note: 'Very happy with the blue cut lenses.', tags: ['Very Happy'] },
    { note: 'Eye test is due every six months (diabetes).', tags: ['Revisit for Sure'] },
    { note: 'Wears contact lenses on weekends only.', tags: [] },
    { note: 'Daughter needs an eye test before the school year.', tags: ['Revisit for Sure'] },
    { note: 'Old frame is to be kept; only lenses changed.', tags: [] },
  ],
  tasks: [
    'Call customers whose spectacles are ready',
    'Order the progressive lenses from the lab',
    'Check the lenses that came from the lab',
    'Send back the scratched lens',
    'Call everybody whose eye test was a year ago',
    'Order cases and cleaning cloths',
    'Make the list for the eye camp at the school',
    'Calibrate the auto refractometer',
    'Send the GST figures to the accountant',
    'Deposit yesterday’s cash in the bank',
    'Count the designer frames',
    'Clean and refill the sunglasses display',
  ],
};
