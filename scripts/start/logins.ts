import { DEMO_SHOPS } from '../../upstream/src/demo/shops/list.ts';
import { DEMO_PIN } from '../../upstream/src/demo/shops/shop.ts';

/** Sign-ins of the demo shops' owners, as a table for the terminal. */
export function demoLogins(): string {
  const rows = DEMO_SHOPS.map(({ staff: [owner], trade, paymentStatus, profile }) => {
    const kind = paymentStatus === 'COMPLETED' ? trade : `${trade}, has not paid`;
    return `  ${owner.mobile}  ${profile.name} (${kind})`;
  });
  return [`Demo shops, PIN ${DEMO_PIN}:`, ...rows].join('\n');
}

/** The same for the playground, in the format of the gateway setting DEMO_LOGINS. */
export function demoLoginsJson(): string {
  const shops = DEMO_SHOPS.map(({ staff: [owner], trade, profile: { name } }) => ({
    mobile: owner.mobile,
    name,
    trade,
  }));
  return JSON.stringify({ pin: DEMO_PIN, shops });
}
