import type { TradeDays } from '../days.ts';

/** A distributor: visits to dealers, quotations, collections. */
export const days: TradeDays = {
  perDay: [3, 5],
  minutes: 60,
  visits: [
    'Quotation for a site',
    'Collection of dues',
    'Rates of copper wire',
    'Delivery of pipes to the site',
    'Samples of modular switches',
    'Monthly order',
    'Return of opened boxes',
  ],
  statuses: { Bought: 10, Delivered: 5, Interested: 3, 'New lead': 3, 'Not interested': 1 },
  notes: [
    { note: 'Gives 30 days, pays in two cheques.', tags: [] },
    {
      note: 'New apartment block in Saravanampatti: 48 flats, wiring from January.',
      tags: ['Revisit for Sure'],
    },
    { note: 'Compares our rate of 2.5 sq mm wire with Erode.', tags: ['Revisit'] },
    { note: 'Unloading only before 10 in the morning.', tags: [] },
    { note: 'Was short by two boxes of elbows; sent the same day.', tags: ['Not really liked it'] },
    { note: 'Wants one bill for each site.', tags: [] },
    { note: 'Very quick with payment since April.', tags: ['Very Happy'] },
    { note: 'Ask the son, he decides on brands.', tags: [] },
  ],
  tasks: [
    'Collect the cheque from the dealers in Gandhipuram',
    'Send the revised rate list of wires',
    'Ask the company for the scheme of this quarter',
    'Count the PVC pipes in the godown',
    'Follow up the quotation of the apartment block',
    'Book the lorry for Pollachi',
    'Match the stock of switches with the book',
    'Send the GST figures to the accountant',
    'Renew the fire licence of the godown',
    'Call the contractors whose dues are over 30 days',
    'Return the faulty MCBs to the company',
    'Deposit the cheques in the bank',
  ],
};
