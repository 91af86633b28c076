/** A town where customers live. */
export interface City {
  name: string;
  /** GST code of its state. */
  stateCode: string;
  /** The first three digits of its PIN codes. */
  pin: string;
  /** Localities of the town; without them common ones are used. */
  localities?: readonly string[];
}

/** The towns of the demo shops, with real localities. */
export const HOME_CITIES = {
  ahmedabad: {
    name: 'Ahmedabad',
    stateCode: '24',
    pin: '380',
    localities: [
      'Maninagar',
      'Navrangpura',
      'Satellite',
      'Paldi',
      'Vastrapur',
      'Naranpura',
      'Bopal',
      'Ghatlodia',
      'Memnagar',
    ],
  },
  jaipur: {
    name: 'Jaipur',
    stateCode: '08',
    pin: '302',
    localities: [
      'Bapu Nagar',
      'C-Scheme',
      'Malviya Nagar',
      'Vaishali Nagar',
      'Raja Park',
      'Mansarovar',
      'Adarsh Nagar',
      'Sodala',
    ],
  },
  coimbatore: {
    name: 'Coimbatore',
    stateCode: '33',
    pin: '641',
    localities: [
      'RS Puram',
      'Gandhipuram',
      'Peelamedu',
      'Saibaba Colony',
      'Singanallur',
      'Ganapathy',
      'Town Hall',
      'Vadavalli',
    ],
  },
  pune: {
    name: 'Pune',
    stateCode: '27',
    pin: '411',
    localities: [
      'Kothrud',
      'Aundh',
      'Baner',
      'Karve Nagar',
      'Wakad',
      'Hadapsar',
      'Viman Nagar',
      'Sinhagad Road',
      'Warje',
    ],
  },
  lucknow: {
    name: 'Lucknow',
    stateCode: '09',
    pin: '226',
    localities: [
      'Gomti Nagar',
      'Hazratganj',
      'Aliganj',
      'Indira Nagar',
      'Aminabad',
      'Rajajipuram',
      'Alambagh',
      'Mahanagar',
    ],
  },
  bengaluru: {
    name: 'Bengaluru',
    stateCode: '29',
    pin: '560',
    localities: [
      'Jayanagar',
      'Indiranagar',
      'Koramangala',
      'HSR Layout',
      'Whitefield',
      'Malleshwaram',
      'BTM Layout',
      'Banashankari',
    ],
  },
  indore: {
    name: 'Indore',
    stateCode: '23',
    pin: '452',
    localities: [
      'Vijay Nagar',
      'Palasia',
      'Rajwada',
      'Sudama Nagar',
      'Bhawarkua',
      'Annapurna Road',
      'Tilak Nagar',
    ],
  },
} as const satisfies Record<string, City>;

/** Other towns, for customers from elsewhere. */
export const OTHER_CITIES: readonly City[] = [
  { name: 'Mumbai', stateCode: '27', pin: '400' },
  { name: 'Delhi', stateCode: '07', pin: '110' },
  { name: 'Surat', stateCode: '24', pin: '395' },
  { name: 'Udaipur', stateCode: '08', pin: '313' },
  { name: 'Kolkata', stateCode: '19', pin: '700' },
  { name: 'Chennai', stateCode: '33', pin: '600' },
  { name: 'Kochi', stateCode: '32', pin: '682' },
  { name: 'Hyderabad', stateCode: '36', pin: '500' },
  { name: 'Mysuru', stateCode: '29', pin: '570' },
  { name: 'Ludhiana', stateCode: '03', pin: '141' },
  { name: 'Gurugram', stateCode: '06', pin: '122' },
  { name: 'Kanpur', stateCode: '09', pin: '208' },
  { name: 'Bhopal', stateCode: '23', pin: '462' },
  { name: 'Nashik', stateCode: '27', pin: '422' },
  { name: 'Puducherry', stateCode: '34', pin: '605' },
  { name: 'Panaji', stateCode: '30', pin: '403' },
];

/** Locality names common to most towns. */
export const LOCALITIES: readonly string[] = [
  'Gandhi Nagar',
  'Station Road',
  'Nehru Nagar',
  'Shivaji Nagar',
  'Civil Lines',
  'Subhash Nagar',
  'Main Bazaar',
  'Laxmi Nagar',
  'Ashok Nagar',
  'Ram Nagar',
];
