import type { TradeDays } from '../days.ts';

/** A provision store: monthly lists, home deliveries, wholesale orders. */
export const days: TradeDays = {
  perDay: [2, 4],
  minutes: 30,
  visits: [
    'Monthly grocery list',
    'Delivery to the house',
    'Order for a function',
    'Wholesale rates',
    'Dry fruit boxes for Diwali',
    'Tins of oil',
  ],
  statuses: { Bought: 10, Interested: 2, 'New lead': 2, 'Not interested': 1, Delivered: 3 },
  notes: [
    { note: "Takes the whole month's groceries in the first week.", tags: ['Very Happy'] },
    { note: 'Wants Tenali atta only, no other brand.', tags: [] },
    { note: 'Send the list by WhatsApp, deliver after 6 in the evening.', tags: ['Revisit for Sure'] },
    { note: 'Asked for loose jaggery; we did not have it.', tags: ['Not really liked it'] },
    { note: 'Function in the family next month, 60 guests.', tags: ['Revisit'] },
    { note: 'Pays on the 5th of every month.', tags: [] },
    { note: 'Gate code 2204, leave it with the watchman.', tags: [] },
    { note: 'Likes to check the dates on dairy himself.', tags: [] },
  ],
  tasks: [
    'Order milk and curd for the weekend',
    'Check expiry dates on the biscuit rack',
    'Call the wholesaler about the rate of groundnut oil',
    'Ask customers of the monthly list for their orders',
    'Collect the dues of the tea stalls',
    'Count the cold drinks in the fridge',
    'Put up the Diwali gift boxes',
    'Deposit yesterday’s cash in the bank',
    'Send the GST figures to the accountant',
    'Renew the weighing scale’s stamp',
    'Call the electrician about the freezer',
    'Make the price list for wholesale customers',
  ],
};
