/**
 * @generated SignedSource<<664c75b0a1602cc688a3f3bafb6b5fc7>>
 * @relayHash e217c2c18d86641ee0a77130dc0cdb74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7784c39c8ea27dfb40287621eabcf1834aa04468f4a53342f44222d0d9167cef

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7784c39c8ea27dfb40287621eabcf1834aa04468f4a53342f44222d0d9167cef",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
