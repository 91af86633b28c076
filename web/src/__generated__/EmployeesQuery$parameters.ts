/**
 * @generated SignedSource<<13fc9024b189fe09e328b3c5f564d75b>>
 * @relayHash d8ed4bb67d3b54b1d39f089982a990c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05f4f64e6dfbedcb4c468566d0394c4e980bc3c087a57c84f585810136962458

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EmployeesQuery } from './EmployeesQuery.graphql';

const node: PreloadableConcreteRequest<EmployeesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05f4f64e6dfbedcb4c468566d0394c4e980bc3c087a57c84f585810136962458",
    "metadata": {},
    "name": "EmployeesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
