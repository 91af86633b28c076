import type { RetailImage } from '../../images/sets/retail.ts';
import { one, type Shelf, sized, underHsn } from '../goods.ts';

/** Flour, grain, pulses, oil, spices, tea. */
export const staples: readonly Shelf<RetailImage>[] = [
  {
    category: 'Atta and flour',
    code: 'ATT',
    hsn: '1101',
    gst: 5,
    rows: [
      sized('whole wheat atta', 'atta', { '1 kg': 62, '5 kg': 268, '10 kg': 515 }, [
        'Aashirvaad',
        'Fortune',
        'Pillsbury',
      ]),
      sized('besan', 'chana', { '500 g': 62, '1 kg': 118 }, ['Rajdhani', 'Tata Sampann']),
      sized('maida', 'atta', { '500 g': 31, '1 kg': 56 }, ['Rajdhani']),
      sized('sooji', 'atta', { '500 g': 33, '1 kg': 60 }, ['Rajdhani', 'Patanjali']),
      one('rice flour, 500 g', 'atta', 42, ['Nirapara']),
      one('bajra flour, 1 kg', 'atta', 58, ['Patanjali']),
    ],
  },
  {
    category: 'Rice',
    code: 'RIC',
    hsn: '1006',
    gst: 5,
    rows: [
      sized('basmati rice', 'rice', { '1 kg': 145, '5 kg': 699 }, ['India Gate', 'Daawat', 'Kohinoor']),
      sized('Kolam rice', 'rice', { '1 kg': 68, '5 kg': 329 }, ['Fortune']),
      sized('sona masoori rice', 'rice', { '1 kg': 72, '5 kg': 349 }, ['24 Mantra']),
      one('poha, thick, 500 g', 'rice', 38, ['Rajdhani', 'Laxmi']),
      one('murmura, 250 g', 'rice', 25, ['Laxmi']),
    ],
  },
  {
    category: 'Dal and pulses',
    code: 'DAL',
    hsn: '0713',
    gst: 5,
    rows: [
      sized('toor dal', 'dal', { '500 g': 92, '1 kg': 178 }, ['Tata Sampann', 'Rajdhani']),
      sized('moong dal', 'moong', { '500 g': 78, '1 kg': 149 }, ['Tata Sampann', 'Rajdhani']),
      sized('chana dal', 'dal', { '500 g': 54, '1 kg': 104 }, ['Tata Sampann', 'Rajdhani']),
      sized('urad dal', 'chana', { '500 g': 86, '1 kg': 165 }, ['Tata Sampann']),
      sized('masoor dal', 'dal', { '500 g': 62, '1 kg': 119 }, ['Rajdhani']),
      sized('kabuli chana', 'chana', { '500 g': 88, '1 kg': 169 }, ['Rajdhani']),
      one('rajma, 500 g', 'chana', 94, ['Tata Sampann']),
      one('whole moong, 500 g', 'moong', 72, ['Rajdhani']),
    ],
  },
  {
    category: 'Loose by weight',
    code: 'LSE',
    hsn: '0713',
    gst: 0,
    unit: 'kg',
    keeps: 60,
    rows: [
      one('Toor dal, loose', 'dal', 152),
      one('Green moong, loose', 'moong', 124),
      underHsn('1006', one('Basmati rice, loose', 'rice', 112)),
      underHsn('1001', one('Sharbati wheat, loose', 'atta', 44)),
      underHsn('1202', one('Groundnuts, loose', 'chana', 138)),
      underHsn('1207', one('White sesame, loose', 'turmeric', 210)),
    ],
  },
  {
    category: 'Sugar and salt',
    code: 'SUG',
    hsn: '1701',
    gst: 5,
    rows: [
      sized('sugar', 'sugar', { '1 kg': 49, '5 kg': 239 }, ['Madhur', 'Uttam']),
      one('jaggery block, 1 kg', 'sugar', 78, ['Patanjali']),
      one('brown sugar, 500 g', 'sugar', 95, ['Trust']),
    ],
  },
  {
    category: 'Sugar and salt',
    code: 'SLT',
    hsn: '2501',
    gst: 0,
    rows: [
      one('iodised salt, 1 kg', 'salt', 28, ['Tata', 'Aashirvaad']),
      one('rock salt, 1 kg', 'salt', 52, ['Tata']),
    ],
  },
  {
    category: 'Oil and ghee',
    code: 'OIL',
    hsn: '1512',
    gst: 5,
    rows: [
      sized('sunflower oil', 'oil', { '1 l': 152, '5 l': 745 }, ['Fortune', 'Sundrop']),
      sized('groundnut oil', 'oil', { '1 l': 198, '5 l': 965 }, ['Gulab', 'Tirupati']),
      sized('mustard oil', 'mustard', { '500 ml': 92, '1 l': 175 }, ['Engine', 'Fortune']),
      sized('cow ghee', 'ghee', { '500 ml': 325, '1 l': 625 }, ['Amul', 'Gowardhan', 'Patanjali']),
    ],
  },
  {
    category: 'Spices',
    code: 'SPC',
    hsn: '0910',
    gst: 5,
    rows: [
      sized('turmeric powder', 'turmeric', { '100 g': 34, '500 g': 152 }, ['Everest', 'MDH']),
      sized('red chilli powder', 'masala', { '100 g': 52, '500 g': 238 }, ['Everest', 'MDH']),
      sized('coriander powder', 'masala', { '100 g': 32, '500 g': 142 }, ['Everest', 'MDH']),
      one('garam masala, 100 g', 'masala', 88, ['Everest', 'MDH']),
      one('chole masala, 100 g', 'masala', 82, ['MDH', 'Everest']),
      one('sambhar masala, 100 g', 'masala', 74, ['Everest']),
      one('cumin seeds, 100 g', 'turmeric', 58, ['Tata Sampann']),
      one('mustard seeds, 100 g', 'turmeric', 22, ['Tata Sampann']),
      one('hing, 50 g', 'turmeric', 85, ['LG', 'Vandevi']),
    ],
  },
  {
    category: 'Tea and coffee',
    code: 'TEA',
    hsn: '0902',
    gst: 5,
    rows: [
      sized('tea', 'tea', { '250 g': 125, '500 g': 245, '1 kg': 480 }, [
        'Tata Tea Premium',
        'Wagh Bakri',
        'Red Label',
      ]),
      one('green tea, 25 bags', 'tea', 165, ['Lipton', 'Tetley']),
      underHsn(
        '2101',
        sized('instant coffee', 'coffee', { '50 g': 185, '100 g': 340 }, ['Nescafé Classic', 'Bru']),
      ),
      underHsn('0901', one('filter coffee powder, 200 g', 'coffee', 165, ['Narasu’s'])),
    ],
  },
];
