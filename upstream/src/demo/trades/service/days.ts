import type { TradeDays } from '../days.ts';

/** A repair and home service company: visits, yearly contracts, parts. */
export const days: TradeDays = {
  perDay: [4, 6],
  minutes: 90,
  visits: [
    'AC service',
    'Washing machine repair',
    'Deep cleaning of the kitchen',
    'Geyser does not heat',
    'Water purifier filter',
    'Yearly contract visit',
    'Sofa cleaning',
    'Fridge does not cool',
  ],
  statuses: { Bought: 8, Delivered: 4, Interested: 3, 'New lead': 3, 'Not interested': 1 },
  notes: [
    { note: 'Call before coming; the dog has to be tied.', tags: [] },
    { note: 'Compressor is eight years old; told the price of a new one.', tags: ['Revisit'] },
    { note: 'Three ACs on the yearly contract, next visit in two months.', tags: ['Revisit for Sure'] },
    { note: 'Technician came an hour late.', tags: ['Not really liked it'] },
    { note: 'Very clean work, asked for the same two people again.', tags: ['Very Happy'] },
    { note: 'Parking only in the basement, ask for B2.', tags: [] },
    { note: "Needs a bill in the company's name.", tags: [] },
    { note: 'Geyser has hard water; service twice a year.', tags: ['Revisit for Sure'] },
  ],
  tasks: [
    'Give out the visits of tomorrow',
    'Order capacitors and fan motors',
    'Call the customers whose contract ends this month',
    'Get the gas cylinders filled',
    'Collect the dues of the apartments association',
    'Check the tool bags',
    'Call back everybody with an open complaint',
    'Send the old parts to the scrap dealer',
    'Send the GST figures to the accountant',
    'Service the scooter of the technicians',
    'Order cleaning liquid',
    'Deposit yesterday’s cash in the bank',
  ],
};
