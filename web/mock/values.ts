import { fakerEN_IN as faker } from '@faker-js/faker';

/** Rupees with two decimals, as the scalar `Money` is serialised. */
const rupees = (most: number): string => faker.finance.amount({ min: 1, max: most, dec: 2 });

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** The mocked shop's current time, fixed so that every run is the same. */
export const TODAY = new Date('2026-11-20T10:30:00.000Z');

const mobile = (): string => `9${faker.string.numeric(9)}`;

/** Values of the custom scalars. */
export const SCALARS = {
  Date: () => day(faker.date.recent({ days: 60, refDate: TODAY })),
  DateTime: () => faker.date.recent({ days: 60, refDate: TODAY }).toISOString(),
  EmailAddress: () => faker.internet.email({ provider: 'example.in' }).toLowerCase(),
  Gstin: () => '27AAPFU0939F1ZV',
  HexColorCode: () => '#1f6f5c',
  Mobile: mobile,
  Money: () => rupees(5000),
  NonNegativeInt: () => faker.number.int({ min: 0, max: 40 }),
  Percentage: () => faker.helpers.arrayElement(['0', '5', '18']),
  PhoneDigits: mobile,
  PositiveInt: () => faker.number.int({ min: 1, max: 40 }),
  Quantity: () => String(faker.number.int({ min: 1, max: 20 })),
  URL: () => '/pdf/mock',
  ID: () => faker.string.alphanumeric(12),
  Int: () => faker.number.int({ min: 0, max: 40 }),
  Boolean: () => faker.datatype.boolean(),
  String: () => faker.commerce.productAdjective(),
};

/** Values by field name, whatever type the field is in; other fields take the value of their scalar. */
const BY_NAME: Readonly<Record<string, () => unknown>> = {
  address: () => faker.location.streetAddress(),
  age: () => faker.number.int({ min: 18, max: 80 }),
  brand: () => faker.company.name(),
  category: () => faker.commerce.department(),
  city: () => faker.location.city(),
  company: () => faker.company.name(),
  customerName: () => faker.person.fullName(),
  description: () => faker.commerce.productDescription(),
  firstName: () => faker.person.firstName(),
  fullName: () => faker.person.fullName(),
  // No pictures are served, so screens show their placeholder.
  image: () => null,
  hsn: () => faker.string.numeric(4),
  lastName: () => faker.person.lastName(),
  name: () => faker.person.fullName(),
  pincode: () => `4${faker.string.numeric(5)}`,
  sku: () => faker.string.alphanumeric({ length: 8, casing: 'upper' }),
  stateCode: () => '27',
  thumbnail: () => null,
  timeZone: () => 'Asia/Kolkata',
  title: () => faker.commerce.productName(),
  unit: () => 'pc',
};

/** Generated value for a field that is listed by name. All rights are granted, so that every screen opens. */
export function valueOf(field: string): (() => unknown) | undefined {
  if (field.startsWith('viewerCan')) return () => true;
  return BY_NAME[field];
}
