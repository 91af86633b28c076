/**
 * @generated SignedSource<<d7f23647cd141d43bb095024c68c3bf3>>
 * @relayHash 2b9981016431e0b8ea8b92db1791bf6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f98388a5c0fbf4703fcd001cfb5663adaebcf5538e36a1b76ab2641f3637bc74

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f98388a5c0fbf4703fcd001cfb5663adaebcf5538e36a1b76ab2641f3637bc74",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
