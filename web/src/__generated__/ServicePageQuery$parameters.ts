/**
 * @generated SignedSource<<5e10b68e27a4876029283434ae02cc6c>>
 * @relayHash db0fa2a2ad487952c20e60a101a448df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f950777646077cb0b8d880f9aa3945e1cc1ff7bda56d41a49823b94b4ae60c3c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f950777646077cb0b8d880f9aa3945e1cc1ff7bda56d41a49823b94b4ae60c3c",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
