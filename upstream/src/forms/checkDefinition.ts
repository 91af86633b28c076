import { type FormField, FREE_TEXT, holdsList, MONEY, SIGNED, STOCK_FIELD } from '@galla/domain';
import { defaultForm, type ShopKind } from './defaults/index.ts';
import { isFilledIn } from './fillIn.ts';
import { type Fault, readWrittenForm } from './writtenForm.ts';

/** Names used by the calls themselves in addition to a form's fields (spec 1 §7). */
const TAKEN = new Set(['tenant_schema', 'form_id', 'form_name', 'catalog_id', 'catalog_type', 'id']);
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;
const SUBTYPES: Readonly<Partial<Record<FormField['type'], readonly string[]>>> = {
  text: ['tel', 'email', 'url', 'time', 'datetime-local'],
  number: [SIGNED, MONEY],
  autocomplete: [FREE_TEXT],
};
/** Types that are parsed differently from text; a default field of such a type can't change it. */
const READ: readonly FormField['type'][] = ['number', 'date', 'file'];
const CHOSEN: readonly FormField['type'][] = ['select', 'radio-group', 'checkbox-group'];

function* faultsOfField(form: string, field: FormField): Generator<[string, string]> {
  const { name, label, type, values, subtype, required, access } = field;
  if (!NAME.test(name)) yield ['name', 'must be letters, digits and _, beginning with a letter, at most 40'];
  else if (TAKEN.has(name) || name in {}) yield ['name', `${name} is a name that the calls use themselves`];
  if (label.trim() === '' || label.length > 80) yield ['label', 'must have 1 to 80 characters'];
  if (required && access) yield ['required', 'a field that is not open to change can not be required'];
  if (subtype !== null && !SUBTYPES[type]?.includes(subtype))
    yield ['subtype', `${subtype} is none of a ${type}`];
  const asks = CHOSEN.includes(type) && name !== STOCK_FIELD && !isFilledIn(form, name);
  if (asks && values.length === 0) yield ['values', `a ${type} needs something to choose from`];
  const seen = new Set<string>();
  for (const [i, { value }] of values.entries()) {
    if (value.trim() === '') yield [`values.${i}`, 'is empty'];
    if (seen.has(value)) yield [`values.${i}`, `${value} is there twice`];
    if (holdsList(field) && value.includes(',')) yield [`values.${i}`, 'a list travels joined with commas'];
    seen.add(value);
  }
}

function* faultsOfForm(form: string, fields: readonly FormField[], shop: ShopKind): Generator<Fault> {
  const seen = new Set<string>();
  for (const [i, field] of fields.entries()) {
    for (const [at, fault] of faultsOfField(form, field)) yield { path: `fields.${i}.${at}`, fault };
    if (seen.has(field.name)) yield { path: `fields.${i}.name`, fault: `${field.name} is there twice` };
    seen.add(field.name);
  }
  const made = defaultForm(form);
  for (const name of made?.core ?? []) {
    const own = fields.find((field) => field.name === name);
    if (!own) yield { path: 'fields', fault: `${name} is missing: Galla needs it` };
    else if (!own.required || own.access)
      yield {
        path: `fields.${fields.indexOf(own)}.required`,
        fault: `${name} must be required: Galla needs it`,
      };
  }
  for (const { name, type } of made?.fields(shop) ?? []) {
    const i = fields.findIndex((field) => field.name === name);
    const own = fields[i];
    if (own && own.type !== type && (READ.includes(type) || READ.includes(own.type)))
      yield { path: `fields.${i}.type`, fault: `${name} must stay a ${type}: Galla reads it as one` };
  }
}

/**
 * Parses a shop's own form definition from a file: `{"fields": [{"name", "label", "type", …}]}`; properties left out
 * have defaults. Returns its fields, or all its faults.
 */
export function readDefinition(
  form: string,
  file: unknown,
  shop: ShopKind,
): { fields: FormField[]; faults?: undefined } | { fields?: undefined; faults: Fault[] } {
  const written = readWrittenForm(file);
  if (written.faults) return { faults: written.faults };
  const { name, fields } = written;
  const faults = [...faultsOfForm(form, fields, shop)];
  if (name !== undefined && name !== form)
    faults.unshift({ path: 'name', fault: `is ${name}, but the form is ${form}` });
  return faults.length > 0 ? { faults } : { fields };
}
