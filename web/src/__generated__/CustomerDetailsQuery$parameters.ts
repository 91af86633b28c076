/**
 * @generated SignedSource<<4baed7f1579ce34a51f57618195dd9b0>>
 * @relayHash 67509d9e976141c5992b5be6918b21c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fb1b92506999fab5c74cf283dcb76651c4cb5cfe4ffcdfe216cb21db091567f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fb1b92506999fab5c74cf283dcb76651c4cb5cfe4ffcdfe216cb21db091567f",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
