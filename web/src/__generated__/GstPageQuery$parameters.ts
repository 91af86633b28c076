/**
 * @generated SignedSource<<3ea98e2edff1746f2172f46d53f69201>>
 * @relayHash 368ba7863dfa9c44af2ca935f4ede086
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4adc0d8fa2f49c0636944645420e78af038614275af69bef5bb4598f59b8adc1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GstPageQuery } from './GstPageQuery.graphql';

const node: PreloadableConcreteRequest<GstPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4adc0d8fa2f49c0636944645420e78af038614275af69bef5bb4598f59b8adc1",
    "metadata": {},
    "name": "GstPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
