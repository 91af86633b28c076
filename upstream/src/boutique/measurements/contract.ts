import type { Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Nullable, Success } from '../../http/schemas.ts';
import { Measurements } from '../orders/schemas.ts';

/** The rights to take or see orders. */
const SEEN_WITH: readonly Right[] = ['order-list:view', 'order-list:edit', 'create-order:create'];

export const MeasurementVersionRow = Type.Object({
  /** The first item of the order that was sewn by these measurements. */
  item_id: Id,
  order_id: Id,
  order_no: Type.String(),
  measured_on: Day,
  /** The person it was for; one customer may order for several people. */
  person: Nullable(Type.String()),
  measurements: Measurements,
});

export const measurementVersions = endpoint({
  method: 'GET',
  path: '/boutique/getmeasurements',
  summary:
    'Lists the measurements of a customer for a garment as dated versions, newest first, from the last hundred items: orders with the same measures are one version (ADR 58)',
  tenant: 'query',
  rights: SEEN_WITH,
  repeat: 'safe',
  query: { customer_id: Id, garment_id: Id },
  answer: Type.Object({ success: Success, data: Type.Array(MeasurementVersionRow) }),
});
