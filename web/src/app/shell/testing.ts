/** The answer to the shell's query for the owner of a paid shop; `rest` overrides fields. */
export const shellViewer = (rest: object = {}) => ({
  __typename: 'Viewer',
  paymentStatus: 'COMPLETED',
  timeZone: 'Asia/Kolkata',
  maySee: true,
  mayPay: true,
  mayBill: true,
  contacts: true,
  billing: true,
  all: true,
  details: true,
  subscription: { paidUntil: null, daysLeft: null },
  profile: {
    fullName: 'Sunita Sharma',
    image: null,
    mobile: '9000000002',
    mustChangePin: false,
    isOwner: true,
  },
  tenant: { id: 't1', name: 'Meenakshi Boutique', city: 'Jaipur', business: { trades: ['CLOTHES'] } },
  menu: [],
  ...rest,
});
