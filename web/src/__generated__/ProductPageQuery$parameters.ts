/**
 * @generated SignedSource<<e818dc387084cd309b5310c5cf264fc0>>
 * @relayHash 9d9d10462ef98586141bdbe3bd9db932
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a9fc35a676f2465491b66e17793bdb20d4833eb77f21a39e2185fc3e3e1b979

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a9fc35a676f2465491b66e17793bdb20d4833eb77f21a39e2185fc3e3e1b979",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
