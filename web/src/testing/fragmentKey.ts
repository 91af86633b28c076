import {
  createOperationDescriptor,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import owner from '../__generated__/useLogOutMutation.graphql.ts';

/** A record as in an answer: values, records and lists of either. */
export interface TestRecord {
  __typename: string;
  id: string;
  [field: string]: unknown;
}

const isRecord = (value: unknown): value is TestRecord =>
  typeof value === 'object' && value !== null && '__typename' in value;

function write(store: RecordSourceProxy, value: TestRecord): RecordProxy {
  const { __typename: type, id, ...fields } = value;
  const record = store.get(id) ?? store.create(id, type);
  record.setValue(id, 'id');
  for (const [name, field] of Object.entries(fields)) {
    if (isRecord(field)) record.setLinkedRecord(write(store, field), name);
    else if (Array.isArray(field) && field.every(isRecord)) {
      record.setLinkedRecords(
        field.map((one) => write(store, one)),
        name,
      );
    } else record.setValue(field as string | number | boolean | null, name);
  }
  return record;
}

/**
 * The fragment reference that a parent's query would pass to a component with these fragments, without a query:
 * operations defined in tests would enter the manifest of operations that the server accepts.
 */
export function fragmentKey(environment: IEnvironment, fragments: string[], value: TestRecord): unknown {
  environment.commitUpdate((store) => void write(store, value));
  return {
    __id: value.id,
    __fragments: Object.fromEntries(fragments.map((name) => [name, {}])),
    __fragmentOwner: createOperationDescriptor(owner, {}).request,
  };
}
