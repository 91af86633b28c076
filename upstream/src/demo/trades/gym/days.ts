import type { TradeDays } from '../days.ts';

/** A gym: trials, assessments, training sessions, renewals. */
export const days: TradeDays = {
  perDay: [4, 6],
  minutes: 60,
  visits: [
    'Trial session',
    'Body assessment',
    'Personal training',
    'Diet plan',
    'Renewal of the membership',
    'Talk about a yearly plan',
    'Yoga trial',
  ],
  statuses: { Bought: 9, Interested: 4, 'New lead': 4, 'Not interested': 2 },
  notes: [
    { note: 'Wants to lose 8 kg before March.', tags: [] },
    { note: 'Knee pain since football; no jumps, no deep squats.', tags: [] },
    { note: 'Comes at 6 in the morning with a friend.', tags: ['Very Happy'] },
    { note: 'Found the evening batch too crowded.', tags: ['Not really liked it'] },
    { note: 'Membership ends this month, wants the yearly price.', tags: ['Revisit for Sure'] },
    { note: 'Vegetarian, no whey; gave the diet plan.', tags: [] },
    { note: 'Asked for a lady trainer in the morning batch.', tags: ['Revisit'] },
    { note: 'Company pays half; needs a bill in its name.', tags: [] },
  ],
  tasks: [
    'Call members whose plan ends this month',
    'Oil the treadmills',
    'Order whey and shakers',
    'Make the batch list of the yoga class',
    'Call everybody who came for a trial last week',
    'Check the first aid box',
    'Ask the plumber about the shower',
    'Put up the dates of the transformation challenge',
    'Send the GST figures to the accountant',
    'Repair the cable of the lat pulldown',
    'Take new pictures for the page',
    'Deposit yesterday’s cash in the bank',
  ],
};
