/**
 * @generated SignedSource<<8eb6bc2481c42f1041832ffb0a0afec6>>
 * @relayHash 758abd0ba5bfcb56563db36e4a94d077
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c956bdc6487281502695253df66e1e614721221b646c8164ff82496638eac94

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c956bdc6487281502695253df66e1e614721221b646c8164ff82496638eac94",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
