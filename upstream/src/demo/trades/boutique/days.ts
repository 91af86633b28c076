import type { TradeDays } from '../days.ts';

/** A boutique with tailoring: measuring, trials, deliveries before weddings. */
export const days: TradeDays = {
  perDay: [3, 5],
  minutes: 45,
  visits: [
    'Measurements for a blouse',
    'Trial of the lehenga',
    'Choosing bridal sarees',
    'Trial before delivery',
    'Alteration of a kurta',
    'Fabric for the family',
    'Fall and pico',
  ],
  statuses: {
    Bought: 6,
    'Ready for delivery': 4,
    Delivered: 5,
    Interested: 4,
    'New lead': 2,
    'Not interested': 1,
  },
  notes: [
    { note: 'Wedding on the 12th; everything must be ready a week before.', tags: ['Revisit for Sure'] },
    { note: 'Likes pastel colours, no net.', tags: [] },
    { note: 'Sleeves were tight last time; add half an inch.', tags: ['Not really liked it'] },
    { note: 'Brought her sister, who wants the same work.', tags: ['Very Happy'] },
    { note: 'Asked for hand embroidery on the dupatta; price told.', tags: ['Revisit'] },
    { note: 'Prefers to be called after 4.', tags: [] },
    { note: 'Bridal order, advance paid, trial agreed.', tags: ['Very Happy'] },
    { note: 'Wants pictures of the new Banarasi sarees on WhatsApp.', tags: ['Revisit'] },
  ],
  tasks: [
    'Call the dyer about the maroon georgette',
    'Give the bridal blouses to Master ji',
    'Send pictures of the new sarees to regular customers',
    'Ask for the zari from Surat',
    'Check the finished pieces before delivery',
    'Buy hooks, zips and lining',
    'Call customers whose orders are ready',
    'Dress the window for the wedding season',
    'Send the GST figures to the accountant',
    'Deposit yesterday’s cash in the bank',
    'Repair the second sewing machine',
    'Make the list of pending alterations',
  ],
};
