/**
 * @generated SignedSource<<b186c5515ee0db900afcf337d8571068>>
 * @relayHash 57db6ed05b2285864b9265270ddc2ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83f3ba44dd71c983a9cf2101e19b693ba4c2534a8c6e29fe719ab4e48ebb0430

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83f3ba44dd71c983a9cf2101e19b693ba4c2534a8c6e29fe719ab4e48ebb0430",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
