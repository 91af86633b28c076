/**
 * @generated SignedSource<<eb19607b97cade835cb823c2a7e5b95f>>
 * @relayHash 3264ca8561a4c700281014fba17b3cb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad2a9acb508c67151a3dcf046faa9588e997632df34fea62bf44e38cee32d4b5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BranchesQuery } from './BranchesQuery.graphql';

const node: PreloadableConcreteRequest<BranchesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad2a9acb508c67151a3dcf046faa9588e997632df34fea62bf44e38cee32d4b5",
    "metadata": {},
    "name": "BranchesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
