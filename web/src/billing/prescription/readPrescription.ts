import { type Day, eyeField, type EyeSide, type EyeValueName } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { readPrescription_prescription$key } from '../../__generated__/readPrescription_prescription.graphql.ts';
import type { KeptEntries } from '../../ui/form/entries.ts';

/** A stored prescription: its day, and its entries by the names of the REST API. */
export interface DatedPrescription {
  date: Day;
  entries: KeptEntries;
}

/** Omits fields without a value. */
const filled = (entries: Record<string, string | readonly string[] | null | undefined>): KeptEntries =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) =>
      entry == null || entry.length === 0 ? [] : [[name, entry] as const],
    ),
  );

/** The figures of an eye by name. */
const eyeEntries = (
  side: EyeSide,
  { sph, cyl, axis, add, prism, base }: Readonly<Record<EyeValueName, string | null | undefined>>,
) => ({
  [eyeField(side, 'sph')]: sph,
  [eyeField(side, 'cyl')]: cyl,
  [eyeField(side, 'axis')]: axis,
  [eyeField(side, 'add')]: add,
  [eyeField(side, 'prism')]: prism,
  [eyeField(side, 'base')]: base,
});

/** Reads a prescription from the graph. */
export function readPrescription(key: readPrescription_prescription$key): DatedPrescription {
  const data = readInlineData(
    graphql`
      fragment readPrescription_prescription on Prescription @inline {
        date
        right {
          sph
          cyl
          axis
          add
          prism
          base
        }
        left {
          sph
          cyl
          axis
          add
          prism
          base
        }
        age
        pd
        fittingHeight
        wearTypes
        lensDesigns
        materialsAndCoats
        notes
        testedBy
        testDate
        extra {
          name
          value
        }
      }
    `,
    key,
  );
  const { right, left } = data;
  return {
    date: data.date,
    entries: filled({
      ...Object.fromEntries(data.extra.map(({ name, value }) => [name, value])),
      ...eyeEntries('right', right),
      ...eyeEntries('left', left),
      age: data.age == null ? null : String(data.age),
      pd: data.pd,
      fitting_height: data.fittingHeight,
      wear_type: data.wearTypes,
      lens_design: data.lensDesigns,
      materials_coats: data.materialsAndCoats,
      priscription: data.notes,
      tested_by: data.testedBy,
      test_date: data.testDate,
    }),
  };
}
