import { openedBy, type Right } from '@galla/domain';
import type { Context } from '../context.ts';
import { mayAny, personOf } from '../rights/index.ts';
import type { ResolversTypes } from '../types.generated.ts';
import type { NotificationMapper } from './schema.mappers.ts';

type Subject = NonNullable<NotificationMapper['subjectOf']>;
type Record = Awaited<ResolversTypes['Node']> | null;

/** Rights to view records of each kind, as their lists require. */
const RIGHTS: { [K in Subject['kind']]: Right[] } = {
  DOCUMENT: ['billing-history:view', 'billing:view'],
  ITEM: [...openedBy('products:view'), 'services:view', 'billing:view', 'billing-history:view'],
  TASK: ['dashboard:view'],
  APPOINTMENT: ['calendar:view'],
  STAFF: ['billing:view', 'billing-history:view', 'employees:view', 'customers:view'],
};

const loaderOf = ({ loaders }: Context, kind: Subject['kind']) =>
  ({
    DOCUMENT: loaders.documents,
    ITEM: loaders.items,
    STAFF: loaders.employees,
    TASK: loaders.tasks,
    APPOINTMENT: loaders.appointments,
  })[kind];

/** The subject of a notification; null when there is none the caller may see. */
export async function loadSubject(subject: Subject | null, context: Context): Promise<Record> {
  if (subject === null || !mayAny(await personOf(context), RIGHTS[subject.kind])) return null;
  return loaderOf(context, subject.kind).load(subject.id);
}
