import { globalId } from '../../relay/ids.ts';
import { personOf } from '../../rights/index.ts';
import { isOwner, type Me } from '../../session/index.ts';
import type { DocumentShareResolvers } from '../../types.generated.ts';

export const DocumentShare: DocumentShareResolvers = {
  id: ({ dbId }) => globalId('DocumentShare', dbId),
  document: ({ documentId }, _args, { loaders }) => loaders.documents.load(documentId),
  createdBy: ({ creatorId }, _args, { loaders }) => loaders.employees.load(creatorId),
  viewerCanRevoke({ creatorId }, _args, context) {
    const mayRevoke = (me: Me) => isOwner(me) || me.profile.staff_id === creatorId;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayRevoke) : mayRevoke(me);
  },
};
