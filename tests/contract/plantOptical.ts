import { optical, sales } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import pg from 'pg';
import type { Stack } from './stack.ts';

/** Global ids of records of opticians and distributors; `spare` ones are to be deleted. */
export interface PlantedOptical {
  variant: string;
  spareVariant: string;
  prescription: string;
  sparePrescription: string;
  /** Points of a designation for the product without variants. */
  assignment: string;
  spareAssignment: string;
  /** A designation without points for it. */
  unpaidDesignation: string;
}

const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');

interface Goods {
  /** Record ids, not global ones. */
  product: string;
  lens: string;
  variants: readonly string[];
}

/** Gives a lens its powers, and a product points for two of three new designations. */
export async function plantOptical(
  { api, shop }: Stack,
  { product, lens, variants }: Goods,
): Promise<PlantedOptical> {
  const caller = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const [variant = '', spareVariant = ''] = variants;
  const prescribe = async (SPH: string) => {
    const body = { product_id: lens, variant_id: variant, prescription: { SPH } };
    return globalId(
      'LensPrescription',
      (await call(api, optical.submitPrescription, { ...caller, body })).body.data.id,
    );
  };
  const designate = async (name: string) => {
    const body = { name, visibility_points: 0, commission_percent: 0 };
    return (await call(api, sales.createDesignation, { ...caller, body })).body.data.id;
  };
  const pay = async (designation: string) => {
    const body = { product_id: product, designation_id: designation, points: 1 };
    return globalId(
      'PointsAssignment',
      (await call(api, optical.addPoints, { ...caller, body })).body.data.id,
    );
  };
  return {
    variant: globalId('Variant', variant),
    spareVariant: globalId('Variant', spareVariant),
    prescription: await prescribe('-1.00'),
    sparePrescription: await prescribe('-2.00'),
    assignment: await pay(await designate('Shop floor')),
    spareAssignment: await pay(await designate('Fitting room')),
    unpaidDesignation: globalId('Designation', await designate('Learner')),
  };
}

/** The kind of business last set, since most tests keep that of the test before. */
const current = new WeakMap<Stack, number>();

/** Changes the shop's kind of business, which decides what its screens show. */
export async function setBusiness(stack: Stack, business: number): Promise<void> {
  if (current.get(stack) === business) return;
  current.set(stack, business);
  const { api, shop } = stack;
  const client = new pg.Client({ connectionString: api.urls.appUrl });
  await client.connect();
  try {
    await client.query(`update directory.tenant set business_id = $1 where tenant_id = $2`, [
      business,
      shop.tenantId,
    ]);
  } finally {
    await client.end();
  }
}
