/**
 * The measured operation: a page of the billing history with customer and employee of every document, as a client
 * would register it (OPERATIONS_FILE).
 */
export const OPERATION = `query BenchHistory($first: Int!) {
  viewer {
    tenant {
      documents(first: $first, filter: { types: [INVOICE] }) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges {
          cursor
          node {
            id
            number
            date
            itemCount
            total
            pending
            status
            customer { id name mobile }
            employee { id fullName }
          }
        }
      }
    }
  }
}`;

export const OPERATION_ID = 'bench-history';
