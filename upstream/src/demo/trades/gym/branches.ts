/** A branch of the demo gym. */
export interface DemoBranch {
  name: string;
  address: string;
  phone: string;
  email: string;
  manager: string;
  openingHours: string;
  facilities: string[];
  status: 'ACTIVE' | 'INACTIVE' | 'MAINTENANCE';
}

/** The branches of the demo gym. */
export const branches: readonly DemoBranch[] = [
  {
    name: 'Kothrud',
    address: 'Karve Road, opp. Vanaz metro, Pune 411038',
    phone: '020 2546 9032',
    email: 'kothrud@irontemple.example.in',
    manager: 'Rohan Kulkarni',
    openingHours: '5:30 – 22:30, Sunday to 13:00',
    facilities: ['Cardio floor', 'Free weights', 'Steam', 'Lockers', 'Parking', 'Café'],
    status: 'ACTIVE',
  },
  {
    name: 'Baner',
    address: 'High Street, Pancard Club Road, Pune 411045',
    phone: '020 2729 4410',
    email: 'baner@irontemple.example.in',
    manager: 'Shweta Nair',
    openingHours: '6:00 – 22:00',
    facilities: ['Cardio floor', 'Free weights', 'Yoga hall', 'Lockers', 'Parking'],
    status: 'ACTIVE',
  },
  {
    name: 'Aundh',
    address: 'ITI Road, above Crossword, Pune 411007',
    phone: '020 2588 7321',
    email: 'aundh@irontemple.example.in',
    manager: 'Imran Pathan',
    openingHours: '6:00 – 12:00',
    facilities: ['Cardio floor', 'Lockers'],
    status: 'MAINTENANCE',
  },
];
