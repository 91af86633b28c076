/**
 * @generated SignedSource<<48c0b1740362808715f3549ac5351d2b>>
 * @relayHash 012f59b2f95f956c5f1d092e69eb88bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed0e288108cde79b73650f0d5341428b08b0c0c923e1c9dcd66979785bad349d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountDetailsQuery } from './AccountDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AccountDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed0e288108cde79b73650f0d5341428b08b0c0c923e1c9dcd66979785bad349d",
    "metadata": {},
    "name": "AccountDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
