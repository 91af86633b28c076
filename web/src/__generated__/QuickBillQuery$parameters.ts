/**
 * @generated SignedSource<<3a0d688c934640319ed85391fb997103>>
 * @relayHash 560593abb9ecccab684ae063804a1a0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e44a8ca38386effbd8b68a10d824c345985cfe5580a116d6f5d86c066d39281

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e44a8ca38386effbd8b68a10d824c345985cfe5580a116d6f5d86c066d39281",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
