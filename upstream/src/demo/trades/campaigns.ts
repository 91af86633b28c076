import type { Trade } from '../types.ts';

/** A campaign of a demo shop. */
export interface DemoCampaign {
  title: string;
  subtitle: string;
  description: string;
  summary: string;
  offers: readonly string[];
  /** First and last day, relative to the day of the seed. */
  days?: readonly [first: number, last: number];
}

/** The campaigns of each trade, newest first. */
export const campaigns: Readonly<Record<Trade, readonly DemoCampaign[]>> = {
  retail: [
    {
      title: 'Monthly ration',
      days: [-3, 27],
      subtitle: 'Atta, rice, oil and dal together',
      description: 'Order by phone until noon, delivered by evening.',
      summary: 'Up to 8 % off',
      offers: [
        'Eight percent off the monthly ration above three thousand rupees',
        'Free delivery within two kilometres of the shop every evening',
      ],
    },
    {
      title: 'Festival sweets and dry fruit',
      subtitle: 'Gift boxes from half a kilo',
      description: '',
      summary: 'Gift wrap free',
      offers: ['Gift wrapping is free for every box above five hundred rupees'],
    },
  ],
  boutique: [
    {
      title: 'Wedding season lehengas',
      days: [-5, 25],
      subtitle: 'Ready or made to measure',
      description: 'New silks from Banaras and Kota. Trial in two days, alterations free until the wedding.',
      summary: 'Up to 20 % off',
      offers: [
        'Twenty percent off every ready lehenga in silk and georgette',
        'Free blouse stitching with any lehenga above twenty thousand rupees',
        'Alterations free until the wedding',
      ],
    },
    {
      title: 'Blouse in three days',
      days: [-30, -2],
      subtitle: 'Sweetheart, deep U and princess cut',
      description: '',
      summary: 'No urgent charge',
      offers: ['Bring the cloth by noon and wear the blouse in three days'],
    },
    {
      title: 'Leheriya for Teej',
      days: [10, 45],
      subtitle: 'Georgette and chiffon from Jaipur dyers',
      description: '',
      summary: 'Free fall and pico',
      offers: ['Fall and pico are free with every leheriya saree bought here'],
    },
  ],
  distributor: [
    {
      title: 'Scheme for retailers',
      subtitle: 'On full cartons of the week',
      description: 'Ask your sales partner for the list.',
      summary: 'Buy 10, get 1',
      offers: ['One carton free with every ten cartons of the same pack'],
    },
  ],
  gym: [
    {
      title: 'New year, new start',
      days: [20, 50],
      subtitle: 'Six months for the price of five',
      description: 'With a body composition test at the start and at the end.',
      summary: '1 month free',
      offers: [
        'Join for six months before Sunday and pay only for five',
        'First session with a personal trainer is free for every member',
      ],
    },
    {
      title: 'Train with a friend',
      days: [-5, 25],
      subtitle: 'Both save on the joining fee',
      description: '',
      summary: 'No joining fee',
      offers: ['No joining fee for both when two people join on one day'],
    },
  ],
  optician: [
    {
      title: 'Second pair',
      subtitle: 'Frame and lenses',
      description: 'For one family, within a month.',
      summary: 'Half price',
      offers: ['Second pair of spectacles at half the price within one month'],
    },
  ],
  service: [
    {
      title: 'Service before the summer',
      subtitle: 'Air conditioners of all makes',
      description: '',
      summary: 'Flat ₹200 off',
      offers: ['Two hundred rupees off when two machines are serviced in one visit'],
    },
  ],
};
