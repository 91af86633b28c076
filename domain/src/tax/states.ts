/**
 * The states and union territories by GST code, the first two digits of a GSTIN. 25 and 28 date from before 2020
 * and 2014 and still appear in old registrations; 97 is other territory, 99 the centre's own jurisdiction.
 */
export const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
  '99': 'Centre Jurisdiction',
};

/** Retired codes, and the state that succeeded each. */
const FORMER: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

const today = (code: string): string => FORMER[code] ?? code;

/** The selectable states by name: each once, including a former one if it was chosen. */
export const stateChoices = (chosen?: string): { value: string; label: string }[] =>
  Object.entries(STATES)
    .filter(([code]) => code === chosen || today(code) === code)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

/**
 * Whether a supply crosses a state border and hence bears IGST (IGST Act 2017, sections 7 and 8). Both arguments
 * are GST state codes; when the supplier's (not registered) or the customer's is missing, the supply counts as
 * local.
 */
export function isInterState(supplierState: string | undefined, customerState?: string): boolean {
  if (supplierState === undefined || customerState === undefined) return false;
  return today(supplierState) !== today(customerState);
}
