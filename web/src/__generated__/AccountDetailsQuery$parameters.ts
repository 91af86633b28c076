/**
 * @generated SignedSource<<432d6d509fa509a49ed43334ac60ec8a>>
 * @relayHash 1bb96085b5a6b0c56998ef1107201362
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80c49bc218912e74b9bace6cec24b5d663b6f044a9bc2dec87abb6c02844174a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountDetailsQuery } from './AccountDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AccountDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80c49bc218912e74b9bace6cec24b5d663b6f044a9bc2dec87abb6c02844174a",
    "metadata": {},
    "name": "AccountDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
