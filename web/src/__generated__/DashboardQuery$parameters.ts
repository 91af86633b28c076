/**
 * @generated SignedSource<<ddb471f2cd0fa0b73c08f45fabfb4f8c>>
 * @relayHash ec2af0876f4dff868a267b36a29d9c18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d405093f2f55bed04bb3c85e20685298602dc59d59833ba0b54451110f4a656

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardQuery } from './DashboardQuery.graphql';

const node: PreloadableConcreteRequest<DashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d405093f2f55bed04bb3c85e20685298602dc59d59833ba0b54451110f4a656",
    "metadata": {},
    "name": "DashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
