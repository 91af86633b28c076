import { openedBy } from '@galla/domain';
import Type from 'typebox';
import { labelFields, Zip } from '../../catalogue/labels/contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Ids, Nullable, Success } from '../../http/schemas.ts';

/** The powers of a lens variant in stock (spec 3 §3 Prescription record). A variant has one record per combination. */

const Value = Nullable(Type.String());

export const Prescription = Type.Object({
  id: Id,
  product_id: Id,
  variant_id: Id,
  /** Dioptres with sign and two decimals, AXIS in degrees, DIA in millimetres; null if the lens has none. */
  prescription: Type.Object({ SPH: Type.String(), CYL: Value, AXIS: Value, ADD: Value, DIA: Value }),
});

/** As entered: "-1.25", "plano", 90; blank if the lens has none. */
const ValueIn = Type.Optional(Nullable(Type.Union([Type.String({ maxLength: 20 }), Type.Number()])));
const PrescriptionIn = Type.Object(
  { SPH: ValueIn, CYL: ValueIn, AXIS: ValueIn, ADD: ValueIn, DIA: ValueIn },
  { additionalProperties: false },
);

const list = Type.Object({ success: Success, data: Type.Array(Prescription) });
const written = Type.Object({ success: Success, message: Type.String(), data: Prescription });

export const getPrescription = endpoint({
  method: 'POST',
  path: '/prescription/get',
  summary: 'Lists the prescriptions of a product, or of one of its variants, from minus to plus',
  tenant: 'body',
  rights: openedBy('products:view'),
  repeat: 'safe',
  body: { product_id: Id, variant_id: Type.Optional(Nullable(Id)) },
  answer: list,
});

export const prescriptions = endpoint({
  method: 'GET',
  path: '/prescriptions',
  summary: 'Lists the prescriptions of up to 100 variants, or up to 100 prescriptions by ids',
  tenant: 'query',
  rights: openedBy('products:view'),
  repeat: 'safe',
  query: { variant_ids: Type.Optional(Ids), ids: Type.Optional(Ids) },
  answer: list,
});

export const submitPrescription = endpoint({
  method: 'POST',
  path: '/prescription/submit',
  summary: 'Adds a prescription to a variant; fails with PRESCRIPTION_TAKEN if it already has that one',
  tenant: 'body',
  rights: [...openedBy('products:create'), ...openedBy('products:edit')],
  repeat: 'keyed',
  body: { product_id: Id, variant_id: Id, prescription: PrescriptionIn },
  answer: written,
});

export const updatePrescription = endpoint({
  method: 'POST',
  path: '/prescription/update',
  summary: 'Replaces the powers of a prescription',
  tenant: 'body',
  rights: openedBy('products:edit'),
  repeat: 'keyed',
  body: { id: Id, prescription: PrescriptionIn },
  answer: written,
});

export const deletePrescription = endpoint({
  method: 'POST',
  path: '/prescription/delete',
  summary: 'Deletes a prescription',
  tenant: 'body',
  rights: [...openedBy('products:edit'), ...openedBy('products:delete')],
  repeat: 'keyed',
  body: { id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), product_id: Id, variant_id: Id }),
});

export const prescriptionZip = endpoint({
  method: 'POST',
  path: '/prescription/download-zip',
  summary:
    'Returns labels of the powers of lens variants: a zip file with a PDF for each, or one PDF of all; without `variant_id` of the whole product',
  answers: 'binary',
  tenant: 'body',
  rights: openedBy('products:view'),
  repeat: 'safe',
  body: labelFields,
  answer: Zip,
});
