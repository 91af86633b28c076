import { optical } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { profile, signedIn } from './fakePerson.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

type PrescriptionRow = Answer<typeof optical.prescriptions>['data'][number];

export const prescriptionId = (n: number) => uuid('c', n);
export const pointsId = (n: number) => uuid('d', n);
export const designationId = (n: number) => uuid('e', n);

/** The owner of an optician. */
export const optician = (): Fake =>
  signedIn(profile({ business_id: 8, capabilities: ['PRESCRIPTIONS', 'LENS_VARIANTS'] }));

/** The owner of a distributor, who pays by points. */
export const distributor = (): Fake =>
  signedIn(profile({ business_id: 4, capabilities: ['POINTS_COMMISSION'] }));

/** The nth prescription, of a variant of a product: -2.00 without a cylinder. */
export const prescriptionRow = (n: number, productId: string, variantId: string): PrescriptionRow => ({
  id: prescriptionId(n),
  product_id: productId,
  variant_id: variantId,
  prescription: { SPH: '-2.00', CYL: null, AXIS: null, ADD: null, DIA: '65.0' },
});

/** `/prescriptions` over these. */
export const prescriptionsAre = (rows: readonly PrescriptionRow[]): Fake =>
  answering(optical.prescriptions, ({ query }) => {
    const ids = [query?.variant_ids, query?.ids].flatMap((text) => text?.split(',') ?? []);
    return {
      success: true,
      data: rows.filter(({ id, variant_id }) => ids.includes(variant_id) || ids.includes(id)),
    };
  });

/** `/get_points`: one assignment, and one designation without any. */
export const pointsAre = (productId: string, points = '2.5'): Fake =>
  answering(optical.getPoints, () => ({
    success: true,
    data: [
      {
        id: pointsId(1),
        product_id: productId,
        designation_id: designationId(1),
        designation_name: 'Manager',
        points,
        version: '2026-11-20T06:30:00.000Z',
      },
    ],
    designations: [{ id: designationId(2), name: 'Seller' }],
  }));
