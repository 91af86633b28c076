/**
 * @generated SignedSource<<c18cdec0dee2435665b794652fbb6a89>>
 * @relayHash 5f47f5cf86e11a6dd781e3e80d54b534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f231ee243235aa8bbd5061d123a896432fec745777cf87c5c36428ba6cbab03

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f231ee243235aa8bbd5061d123a896432fec745777cf87c5c36428ba6cbab03",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
