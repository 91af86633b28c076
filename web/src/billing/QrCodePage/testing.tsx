import { Outlet } from 'react-router-dom';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { OpenMenus } from '../../app/router/opens.ts';
import { storeSession } from '../../app/session/store.ts';
import { accounts, document, shop } from '../testing/document.ts';
import { qrCodePageRoute } from './route.ts';

/** The answer to the screen's query. */
export const screenData = (node: object | null, settings: object = {}) => ({
  viewer: { tenant: shop(settings) },
  node,
});

const elsewhere = ['/Billing', '/Billings', '/account-details'].map((path) => ({
  path,
  element: <p>{`This is ${path}`}</p>,
}));

/** Opens the payment screen with nothing answered yet; `menus` limits what the user may open. */
export function visit(address: string, menus?: ReadonlySet<string>): AtRoute {
  storeSession({ access_token: 'secret' });
  const element = (
    <OpenMenus value={menus}>
      <Outlet />
    </OpenMenus>
  );
  return renderAt(address, [{ element, children: [qrCodePageRoute] }, ...elsewhere]);
}

/** Opens the payment screen of a document. */
export async function openPayment(fields: object = document(), settings: object = {}): Promise<AtRoute> {
  const at = visit('/QrCodePage?document=d1');
  await answerWith(at.environment, 'QrCodePageQuery', screenData(fields, settings));
  return at;
}

/** The same, with the UPI account for its QR code. */
export async function openCode(fields: object = document()): Promise<AtRoute> {
  const at = await openPayment(fields);
  await answerWith(at.environment, 'upiAccountQuery', accounts('meenakshi.boutique@upi', 'old@upi'));
  return at;
}
