import { type Route, route } from '../../http/route.ts';
import { measurementVersions } from './contract.ts';
import { readVersions } from './versions.ts';

export const measurementRoutes: Route[] = [
  route(measurementVersions, async (call) => ({
    success: true,
    data: await readVersions(call, {
      customerId: call.query.customer_id,
      garmentId: call.query.garment_id,
    }),
  })),
];
