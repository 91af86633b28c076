/**
 * @generated SignedSource<<77ed2f3ffe863e655b9e13207e050d68>>
 * @relayHash 102157e0cd244a995f511c83bcdcbe81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ee3ecf67ac2a9d6a70189ce3885de20a091d5798871f1d31654619f29f22b4b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountDetailsQuery } from './AccountDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AccountDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ee3ecf67ac2a9d6a70189ce3885de20a091d5798871f1d31654619f29f22b4b",
    "metadata": {},
    "name": "AccountDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
