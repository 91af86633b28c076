/**
 * @generated SignedSource<<a2b3d4ff21ec961d612dc147fa972f76>>
 * @relayHash eb770ccee36c7ebcf4dfd7a9fc95f6b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9352ea946eda5283e83ab0f4476664d691035b7cc4aa47edb91444000d6f38e8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9352ea946eda5283e83ab0f4476664d691035b7cc4aa47edb91444000d6f38e8",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
