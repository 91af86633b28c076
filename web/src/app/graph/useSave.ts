import type { MessageKey } from '@galla/domain';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useWrite, type Write, type WriteMutation, type WriteOptions } from './useWrite.ts';

interface Save<Add extends WriteMutation, Edit extends WriteMutation> {
  add: Write<Add>['write'];
  edit: Write<Edit>['write'];
  busy: boolean;
  checking: boolean;
}

interface Options extends Omit<WriteOptions<WriteMutation>, 'failed' | 'changes'> {
  failed: MessageKey | { add: MessageKey; edit: MessageKey };
}

/** The two mutations of one form: one adds a record, the other changes it. */
export function useSave<Add extends WriteMutation, Edit extends WriteMutation>(
  add: GraphQLTaggedNode,
  edit: GraphQLTaggedNode,
  { failed, ...options }: Options,
): Save<Add, Edit> {
  const [addFailed, editFailed] = typeof failed === 'string' ? [failed, failed] : [failed.add, failed.edit];
  const adding = useWrite<Add>(add, { ...options, failed: addFailed });
  const editing = useWrite<Edit>(edit, { ...options, failed: editFailed });
  return {
    add: adding.write,
    edit: editing.write,
    busy: adding.busy || editing.busy,
    checking: adding.checking || editing.checking,
  };
}
