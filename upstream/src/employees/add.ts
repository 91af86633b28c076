import { problem } from '@galla/domain';
import { randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { claimUpload } from '../files/index.ts';
import { Refused, refusedFor } from '../http/refused.ts';
import type { DirectoryCall } from '../http/route.ts';
import { addStaff } from './addStaff.ts';
import type { saveEmployee } from './contract.ts';
import { checkedForm, filledIn } from './form.ts';
import { checkDesignation } from './place.ts';

type Body = Static<NonNullable<typeof saveEmployee.schema.body>>;

export type EmployeeCall = Pick<
  DirectoryCall,
  'db' | 'directory' | 'pins' | 'caller' | 'now' | 'uploads' | 'request'
>;

/** Path of the sent picture, a file or an upload; undefined when there is none. */
export async function pictureOf(
  { db, caller, now, uploads }: EmployeeCall,
  sent: string | null | undefined,
): Promise<string | undefined> {
  const id = uploads['image'] ?? sent ?? undefined;
  if (id === undefined) return undefined;
  return claimUpload(db, { id, staffId: caller.staffId, use: 'avatar', field: 'image', now });
}

/** The refusal of a mobile that already signs in, to this shop or another (spec 3 §8). */
export const mobileTaken = () => refusedFor(problem('mobile', 'MOBILE_TAKEN', 'employees.saveFailed'));

/** Adds an employee; returns the id. No PIN works until the owner sets one: the hash is not that of any four digits. */
export async function addEmployee(call: EmployeeCall, body: Body): Promise<string> {
  const { db, directory, pins, caller, now, request } = call;
  const hasImage = (call.uploads['image'] ?? body.image ?? null) !== null;
  const person = await checkedForm(db, caller, filledIn(body), { formId: body.form_id, hasImage });
  await checkDesignation(db, caller, person.designationId);
  const image = await pictureOf(call, body.image);
  const pinHash = await pins.hash(randomBytes(24).toString('hex'));
  const staff = { kind: 'EMPLOYEE' as const, ...person, pinHash, mustChangePin: true };
  try {
    const id = await addStaff(db, directory, { ...staff, ...(image !== undefined && { image }) }, now);
    request.log.info({ staff: caller.staffId, employee: id }, 'employee added');
    return id;
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'MOBILE_TAKEN') throw mobileTaken();
    throw error;
  }
}
