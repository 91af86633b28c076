/**
 * @generated SignedSource<<bf8859b81802e5ab972cc074979aa2c5>>
 * @relayHash 4e85081749a546c919eb0085bfd95382
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c221b5c145abb690c3d214bed441995109fffe37172901a3b208bb5997ac833

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c221b5c145abb690c3d214bed441995109fffe37172901a3b208bb5997ac833",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
