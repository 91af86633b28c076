/**
 * @generated SignedSource<<03be2f0f55b244aafe2a19d54604ba90>>
 * @relayHash 5c7593eba415dad3759667943db04b17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ddf33853181e81c152cd0c05b28c65e89009c35b5425776e28b1a36b5dfd6f7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ddf33853181e81c152cd0c05b28c65e89009c35b5425776e28b1a36b5dfd6f7",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
