import { FORM_FIELD_TYPES, type FormField, formField } from '@galla/domain';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { FormField as FieldSchema } from './contract.ts';

/** A fault of a definition: its place in the file and the message. */
export interface Fault {
  /** For example "fields.3.values.0". */
  path: string;
  fault: string;
}

// Properties left out have defaults. The type is a plain text here, so that an unknown one gets a single readable
// message.
const WrittenField = Type.Object({
  ...Type.Partial(FieldSchema).properties,
  name: Type.String(),
  label: Type.String(),
  type: Type.Optional(Type.String()),
});
const WrittenForm = Type.Object({
  name: Type.Optional(Type.String()),
  fields: Type.Array(WrittenField, { maxItems: 60 }),
});
const writtenForm = Compile(WrittenForm);

/** "/fields/3/type" is "fields.3.type". */
const dotted = (pointer: string): string => pointer.slice(1).replaceAll('/', '.') || 'file';

const isType = (type: string | undefined): type is FormField['type'] | undefined =>
  type === undefined || FORM_FIELD_TYPES.some((one) => one === type);

const unknownKeys = (value: object, known: readonly string[], at = ''): Fault[] =>
  Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({ path: `${at}${key}`, fault: `is none of ${known.join(', ')}` }));

/** Parses a form from a file, or reports where its shape is invalid. Values are not checked. */
export function readWrittenForm(
  file: unknown,
): { name: string | undefined; fields: FormField[]; faults?: undefined } | { faults: Fault[] } {
  if (!writtenForm.Check(file)) {
    // One message per place: a union reports one for every member.
    const byPath = new Map(writtenForm.Errors(file).map((one) => [dotted(one.instancePath), one.message]));
    return { faults: [...byPath].map(([path, fault]) => ({ path, fault })) };
  }
  const faults = unknownKeys(file, ['name', 'fields']);
  const fields = file.fields.flatMap(({ name, label, type, ...more }, i) => {
    faults.push(...unknownKeys(more, Object.keys(FieldSchema.properties), `fields.${i}.`));
    if (isType(type)) return [formField(name, label, { ...more, ...(type && { type }) })];
    faults.push({ path: `fields.${i}.type`, fault: `${type} is none of ${FORM_FIELD_TYPES.join(', ')}` });
    return [];
  });
  return faults.length > 0 ? { faults } : { name: file.name, fields };
}
