/**
 * @generated SignedSource<<622ed0ca0d6a860e33e8401666fdf9db>>
 * @relayHash cb6b04512e6e838ea7af23b6b01e450b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bd8e8f02810b956bb37329664f8a866339a3289ad82423a7cf5ef74e2ff70d3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingQuery } from './BillingQuery.graphql';

const node: PreloadableConcreteRequest<BillingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bd8e8f02810b956bb37329664f8a866339a3289ad82423a7cf5ef74e2ff70d3",
    "metadata": {},
    "name": "BillingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
