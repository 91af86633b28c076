import { refuse, problem } from '@galla/domain';
import { expect, test } from 'vitest';
import { Refused } from '../../http/refused.ts';
import type { DocumentPayload } from '../payload.ts';
import { atPayloadFields, payloadField } from './atPayloadFields.ts';

const variant = [{ variant_id: 'v', variant_qty: 1 }];
const payload = { bill_items: [{}, { variant }], discount_type: 'percentage' } as unknown as DocumentPayload;

test.each([
  ['lines', 'bill_items'],
  ['lines.0', 'bill_items.0'],
  ['lines.0.quantity', 'bill_items.0.qty'],
  ['lines.1.quantity', 'bill_items.1.variant.0.variant_qty'],
  ['lines.1.price', 'bill_items.1.offer_price'],
  ['bill_items.0.amount', 'bill_items.0.amount'],
  ['customer', 'customer_id'],
  ['discount', 'discount_precentage'],
  ['advance', 'form_data.advance'],
  ['deliveryDate', 'form_data.delivery_date'],
  ['delivery_date', 'form_data.delivery_date'],
  ['description', 'form_data.description'],
  ['form_data.advance', 'form_data.advance'],
  ['buyer.stateCode', 'buyer.state_code'],
  ['buyer.name', 'buyer.name'],
  ['payments.0.tendered', 'payments.0.tendered'],
  ['occasion', 'form_data.extra.occasion'],
])('what domain calls %s stands at %s', (field, expected) => {
  expect(payloadField(payload, field)).toBe(expected);
});

test('a discount in rupees stands at its amount', () => {
  expect(payloadField({ ...payload, discount_type: 'amount' }, 'discount')).toBe('discount_amount');
});

test('a refusal keeps its code, its sentence and its figures', async () => {
  const problems = [problem('lines.0.quantity', 'STOCK_SHORT', 'billing.stockShort', { available: '4' })];
  const refusal = refuse('STOCK_SHORT', { available: '4' }, problems);
  const short = new Refused(refusal, undefined, { details: { available: '4' } });
  await expect(atPayloadFields(payload, () => Promise.reject(short))).rejects.toMatchObject({
    refusal: { code: 'STOCK_SHORT', message: refusal.message, problems: [{ field: 'bill_items.0.qty' }] },
    details: { available: '4' },
  });
});
