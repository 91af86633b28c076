/**
 * @generated SignedSource<<f6dbdc1e762fad68a0bd5e980bae0742>>
 * @relayHash 92c76ddc38dce0dae7a544ea79a35273
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76c07cecbf64aff02890b0aa59a1ca328758caae84ff96a035171a6b20f06cdf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76c07cecbf64aff02890b0aa59a1ca328758caae84ff96a035171a6b20f06cdf",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
