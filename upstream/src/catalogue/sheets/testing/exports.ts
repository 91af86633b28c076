import { workbookOf } from './workbook.ts';

// Sample exports of other programs, made by hand from their documented headings and values.

/** Items from Vyapar. */
export const vyaparItems = (): Buffer =>
  workbookOf([
    [
      'Item name*',
      'Item code',
      'HSN',
      'Sale price',
      'Purchase price',
      'Discount Type',
      'Sale Discount',
      'Opening stock quantity',
      'Minimum stock quantity',
      'Item Location',
      'Tax Rate',
      'Inclusive Of Tax',
      'Base Unit (x)',
      'Secondary Unit (y)',
      'Conversion Rate (n) (x = ny)',
    ],
    [
      'Neem soap',
      'VY-1',
      '3401',
      45,
      30,
      'Percentage',
      0,
      12,
      3,
      'A1',
      'GST@18%',
      'Inclusive',
      'PIECES (Pcs)',
      '',
      '',
    ],
    [
      'Toor dal',
      'VY-2',
      '0713',
      '₹1,250.00',
      1100,
      '',
      '',
      2.5,
      '',
      '',
      'GST@5%',
      'Exclusive',
      'KILOGRAMS (Kgs)',
      '',
      '',
    ],
    ['Thread', 'VY-3', '5204', 10, '', '', '', '', '', '', 'Exempted', 'Exclusive', 'NUMBERS (Nos)', '', ''],
  ]);

/** Parties from Vyapar. */
export const vyaparParties = (): Buffer =>
  workbookOf([
    [
      'Party Name',
      'Email ID',
      'Phone Number',
      'GSTIN',
      'Billing Address',
      'Shipping Address',
      'Party Group',
      'Opening Balance',
      'Opening Date',
    ],
    [
      'Priya Silks',
      'priya@example.com',
      '+91 98290-12345',
      '27AAPFU0939F1ZV',
      '12 MG Road, Pune',
      '',
      'Wholesale',
      '₹1,250.00',
      '01/04/2026',
    ],
    ['Ravi Kumar', '', 9_829_012_346, '', '', '', '', '', ''],
  ]);

/** Stock items from Tally, below the shop's name and the date, as Tally exports them. */
export const tallyItems = (): Buffer =>
  workbookOf([
    ['Sharma Traders'],
    ['List of Stock Items'],
    ['1-Apr-2026 to 31-Mar-2027'],
    [],
    ['Name of Item', 'Alias', 'Under', 'Units', 'HSN/SAC', 'GST Rate', 'Opening Balance', 'Rate', 'Value'],
    ['Basmati rice', 'chawal', 'Grains', 'Kgs', '1006', '5%', '250.000 Kgs', '95.00/Kgs', '23,750.00'],
    ['Steel tiffin', '', 'Utensils', 'Nos', '7323', '18 %', '1,010 Nos', '450.00/Nos', '4,54,500.00'],
  ]);
