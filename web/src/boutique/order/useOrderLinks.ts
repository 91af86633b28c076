import { graphql } from 'react-relay';
import type { useOrderLinksRenewMutation } from '../../__generated__/useOrderLinksRenewMutation.graphql.ts';
import type { useOrderLinksRevokeMutation } from '../../__generated__/useOrderLinksRevokeMutation.graphql.ts';
import type { useOrderLinksShareMutation } from '../../__generated__/useOrderLinksShareMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Creates a link to the customer's page; its URL is returned only this once. */
export const useShareOrder = () =>
  useWrite<useOrderLinksShareMutation>(
    graphql`
      mutation useOrderLinksShareMutation($input: ShareOrderInput!) {
        shareOrder(input: $input) {
          ... on ShareOrderSuccess @alias(as: "saved") {
            url
            order {
              ...LinkDialog_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderDetails.linkFailed' },
  );

/** Creates a link and revokes all others. */
export const useRenewOrderLink = () =>
  useWrite<useOrderLinksRenewMutation>(
    graphql`
      mutation useOrderLinksRenewMutation($input: ShareOrderInput!) {
        renewOrderLink(input: $input) {
          ... on ShareOrderSuccess @alias(as: "saved") {
            url
            order {
              ...LinkDialog_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderDetails.linkFailed' },
  );

/** Revokes all links to the customer's page of an order. */
export const useRevokeOrderLink = () =>
  useWrite<useOrderLinksRevokeMutation>(
    graphql`
      mutation useOrderLinksRevokeMutation($input: RevokeOrderLinkInput!) {
        revokeOrderLink(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              ...LinkDialog_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'orderDetails.linkFailed' },
  );
