import { globalId } from '../../relay/ids.ts';
import type { NotificationResolvers } from '../../types.generated.ts';
import { loadSubject } from '../subject.ts';

export const Notification: NotificationResolvers = {
  id: ({ dbId }) => globalId('Notification', dbId),
  subject: ({ subjectOf }, _args, context) => loadSubject(subjectOf, context),
};
