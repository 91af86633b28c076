import { randomUUID } from 'node:crypto';
import { hmac } from '../../subscription/provider/signature.ts';
import { PEPPER } from '../../testing/api.ts';
import type { Recorder } from './Recorder.ts';

/** From the packages to a receipt, with the trial payment service. */
export async function recordSubscription(at: Recorder): Promise<void> {
  await at.send('subscription.packages');
  await at.send('subscription.subscription');
  const offer = (...way: (string | number)[]) => at.at('subscription.packages', 'data', 0, ...way);
  await at.send('subscription.paymentPay', {
    body: {
      order_id: randomUUID(),
      amount: offer('durations', 0, 'starts', 0, 'due'),
      name: 'Drishti Opticals',
      mobile_number: '9000000008',
      package_id: offer('id'),
      duration_id: offer('durations', 0, 'id'),
      starts: offer('durations', 0, 'starts', 0, 'starts'),
    },
  });
  const page = new URL(at.at('subscription.paymentPay', 'data', 'redirectUrl'));
  const merchantOrderId = page.searchParams.get('merchantOrderId') ?? '';
  await at.press(`${page.pathname}/success`);
  const response = Buffer.from(JSON.stringify({ orderId: merchantOrderId, state: 'COMPLETED' })).toString(
    'base64',
  );
  const headers = { 'x-verify': hmac(hmac(PEPPER, 'payment sandbox'), response) };
  await at.send('subscription.paymentCallback', { body: { response }, headers });
  await at.send('subscription.paymentVerify', { body: { merchantOrderId } });
  await at.send('subscription.paymentReceipt', { params: { merchantOrderId } });
}
