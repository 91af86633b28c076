/**
 * @generated SignedSource<<35c997b054b5c5b04724dca75ee4b9c2>>
 * @relayHash e696106f82876d08e4023949954d0e13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc4d31b92f727cb65dc401829da436bc9a4261ffa48daa43db93e0a06dfeae7b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CommissionPageQuery } from './CommissionPageQuery.graphql';

const node: PreloadableConcreteRequest<CommissionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc4d31b92f727cb65dc401829da436bc9a4261ffa48daa43db93e0a06dfeae7b",
    "metadata": {},
    "name": "CommissionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
