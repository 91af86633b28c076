import { fakerEN_IN as faker } from '@faker-js/faker';

const text = (paise: number): string => (paise / 100).toFixed(2);

/** A line whose GST and total are derived from its price and quantity, in paise. */
function drawLine(position: number) {
  const price = faker.number.int({ min: 100, max: 200_000 });
  const quantity = faker.number.int({ min: 1, max: 5 });
  const taxable = price * quantity;
  // Half of 5 % twice, each rounded to the paisa.
  const half = Math.round(taxable / 40);
  return { position, price, quantity, taxable, half, total: taxable + 2 * half };
}

type Line = ReturnType<typeof drawLine>;

const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

const lineFields = ({ position, price, quantity, taxable, half, total }: Line) => ({
  position,
  price: text(price),
  quantity: String(quantity),
  taxable: text(taxable),
  gstPercentage: '5',
  cgst: text(half),
  sgst: text(half),
  igst: '0.00',
  total: text(total),
});

/** A bill whose lines, GST, round-off, payments and pending amount add up to the paisa. */
export function mockDocument() {
  const lines = Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, n) => drawLine(n + 1));
  const exact = sum(lines, (line) => line.total);
  const total = Math.round(exact / 100) * 100;
  const paid = faker.helpers.arrayElement([0, total, Math.round(total / 200) * 100]);
  const half = sum(lines, (line) => line.half);
  return {
    number: `26-27/A/${faker.string.numeric(5)}`,
    type: 'INVOICE',
    lines: lines.map(lineFields),
    itemCount: lines.length,
    quantity: String(sum(lines, (line) => line.quantity)),
    subtotal: text(sum(lines, (line) => line.taxable)),
    discount: null,
    cgst: text(half),
    sgst: text(half),
    igst: '0.00',
    gst: text(2 * half),
    roundOff: text(total - exact),
    total: text(total),
    advance: text(paid),
    pending: text(total - paid),
    status: paid === total ? 'PAID' : paid === 0 ? 'UNPAID' : 'PARTIAL',
    payments: paid === 0 ? [] : [{ amount: text(paid) }],
  };
}

/** The billed amount is the sum of what was received and what is pending. */
export function mockSummary() {
  const received = faker.number.int({ min: 0, max: 50_000_000 });
  const pending = faker.number.int({ min: 0, max: 10_000_000 });
  return {
    billed: text(received + pending),
    received: text(received),
    pending: text(pending),
    canceled: '0.00',
  };
}
