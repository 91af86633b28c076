/**
 * @generated SignedSource<<cecbff60f9faf08d905457010c5bf4d4>>
 * @relayHash 36d2b862010e5b569f483824c610635e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70cbb8c188127e3a3aa05e359e837794f039df18cacace9558ec158c61ea2764

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70cbb8c188127e3a3aa05e359e837794f039df18cacace9558ec158c61ea2764",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
