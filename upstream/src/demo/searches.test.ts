import { bazaarOf, findBest, naturalKey, searchWords, tradesOf } from '@galla/domain';
import { expect, test } from 'vitest';
import { generateShop } from './generateShop.ts';
import { DEMO_SHOPS } from './shops/list.ts';

/** Typical counter searches of each trade, and the row that Enter must add; without any sales yet. */
const SEARCHES = {
  retail: [
    ['tea', 'Tata Tea Premium tea, 250 g'],
    ['coffee', 'Bru instant coffee, 50 g'],
    ['oil', 'Engine mustard oil, 500 ml'],
    ['sugar', 'Madhur sugar, 1 kg'],
    ['salt', 'Aashirvaad iodised salt, 1 kg'],
    ['milk', 'Amul Taaza toned milk, 500 ml'],
    ['rice', 'Basmati rice, loose'],
    ['butter', 'Amul butter, 100 g'],
    ['pen', 'Cello ball pens, pack of 5'],
    ['wheat', 'Sharbati wheat, loose'],
    ['amul milk', 'Amul Gold full cream milk, 1 l'],
    ['toor dal 1kg', 'Rajdhani toor dal, 1 kg'],
    ['parle g', 'Parle-G glucose biscuits, 100 g'],
    ['nescafe', 'Nescafé Classic instant coffee, 50 g'],
    ['haldirams', 'Haldiram’s aloo bhujia, 200 g'],
    ['cheeni', 'Madhur sugar, 1 kg'],
    ['chawal', 'Basmati rice, loose'],
    ['namak', 'Aashirvaad iodised salt, 1 kg'],
    ['doodh', 'Amul Taaza toned milk, 500 ml'],
    ['tel', 'Engine mustard oil, 500 ml'],
    ['haldi', 'Everest turmeric powder, 100 g'],
    ['sabun', 'Lux bath soap, 4 x 100 g'],
    ['suger', 'Madhur sugar, 1 kg'],
    ['shampu', 'Dove shampoo, 180 ml'],
    ['tea-010', 'Bru instant coffee, 50 g'],
  ],
  boutique: [
    ['saree', 'Chanderi saree, cream'],
    ['sari', 'Chanderi saree, cream'],
    ['silk saree', 'Banarasi silk saree, black'],
    ['red saree', 'Bandhani silk saree, red'],
    ['dupatta', 'Banarasi dupatta, heavy, black'],
    ['bandhani dupatta', 'Bandhani silk dupatta, green'],
    ['kurti', 'Ajrakh kurti, A-line, maroon'],
    ['lal saree', 'Bandhani silk saree, red'],
    ['silai', 'Blouse stitching, lined'],
    ['buttons', 'Fancy buttons, card of 12'],
    ['SAR 003', 'Kota doria saree, zari border, maroon'],
  ],
  distributor: [
    ['wire', 'Binding wire'],
    ['2.5 sq mm wire', 'Finolex FR wire, 90 m, 2.5 sq mm'],
    ['ceiling fan', 'Crompton ceiling fan, 1200 mm, brown'],
    ['pankha', 'Atomberg BLDC fan with remote, 1200 mm, brown'],
    ['12w bulb', 'Havells LED bulb, 12 W'],
    ['elbow 20mm', 'Ashirvad CPVC elbow, 20 mm'],
    ['hammer', 'Bosch rotary hammer, 20 mm'],
    ['fevicol', 'Fevicol wood adhesive, 500 g'],
    ['havels mcb', 'Havells MCB, double pole, 32 A'],
  ],
  gym: [
    ['whey', 'Avvatar whey protein, chocolate, 1 kg'],
    ['dumbbell 5kg', 'Cosco hex dumbbell, pair, 5 kg'],
    ['dumbel', 'Cosco hex dumbbell, pair, 2.5 kg'],
    ['yoga mat', 'Boldfit yoga mat, 4 mm'],
    ['boxing gloves', 'Everlast boxing gloves, 10 oz'],
    ['coffee', 'Black coffee'],
    ['pani', 'Bisleri packaged water, 1 l'],
    ['zumba', 'Zumba, 1 month'],
  ],
  optician: [
    ['sunglasses', 'Fastrack sunglasses for children, blue'],
    ['aviator frame', 'Titan aviator frame, gold'],
    ['ray ban', 'Ray-Ban acetate round frame, black'],
    ['eye test', 'Eye test, computerised'],
    ['solution', 'Renu contact lens solution, 120 ml'],
    ['chashma', 'Fastrack flexible frame, 4 to 7 years, blue'],
    ['progresive', 'Hoya progressive lens, personalised'],
  ],
  service: [
    ['ac service', 'AC service, split, 1 unit'],
    ['gas filling', 'AC gas filling, R22, full'],
    ['filter', 'Aquaguard Carbon filter'],
    ['sofa', 'Sofa cleaning, 3 seats'],
    ['safai', 'Balcony cleaning'],
    ['refrigerater', 'Refrigerator check-up, double door'],
  ],
} as const;

const table = Object.entries(SEARCHES).flatMap(([trade, searches]) =>
  searches.map(([typed, first]) => ({ trade, typed, first })),
);

const shelves = new Map(
  Object.keys(SEARCHES).map((trade) => {
    const shop = DEMO_SHOPS.find((one) => one.trade === trade);
    const items = shop ? generateShop(shop, '2026-11-20').items : [];
    const goods = items.map(({ title, sku, barcode = null, brand = null, category }) => ({
      title,
      words: searchWords({ title, codes: [sku, barcode], brand, category }),
      sold: 0,
      order: naturalKey(title),
    }));
    return [trade, { goods, bazaar: bazaarOf(shop ? tradesOf(shop.businessId, shop.subCategoryId) : null) }];
  }),
);

test('sixty searches over the six trades', () => expect(table.length).toBeGreaterThanOrEqual(60));

test.each(table)('$trade: $typed finds $first first', ({ trade, typed, first }) => {
  const shelf = shelves.get(trade);
  expect(shelf && findBest(shelf.goods, typed, shelf.bazaar)[0]?.title).toBe(first);
});
