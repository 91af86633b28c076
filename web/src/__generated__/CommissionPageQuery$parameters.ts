/**
 * @generated SignedSource<<504b5e7d90e3a0cf7b9817fdc0514409>>
 * @relayHash 330edf2f05e40af2fcf66bee7064e00a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65f9fd5308d73c20e6a2502d8443787b061ae81c38f86cd5c6dc42e82dc7239d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CommissionPageQuery } from './CommissionPageQuery.graphql';

const node: PreloadableConcreteRequest<CommissionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65f9fd5308d73c20e6a2502d8443787b061ae81c38f86cd5c6dc42e82dc7239d",
    "metadata": {},
    "name": "CommissionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
