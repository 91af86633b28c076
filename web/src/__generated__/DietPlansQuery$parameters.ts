/**
 * @generated SignedSource<<70e6166903510f7ee30f4394a8834a9d>>
 * @relayHash 804a063807e4c7a5ba03df61d5a99832
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c14fce11bbd9934db7b5a03343b1a06aff22433752739e902363efb392fca23d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DietPlansQuery } from './DietPlansQuery.graphql';

const node: PreloadableConcreteRequest<DietPlansQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c14fce11bbd9934db7b5a03343b1a06aff22433752739e902363efb392fca23d",
    "metadata": {},
    "name": "DietPlansQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
