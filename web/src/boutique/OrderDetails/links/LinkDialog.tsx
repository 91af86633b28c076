import { formatDay, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { Copy, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LinkDialog_order$key } from '../../../__generated__/LinkDialog_order.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { copyLink, MadeLink } from '../../../billing/index.ts';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { useRenewOrderLink, useRevokeOrderLink, useShareOrder } from '../../order/useOrderLinks.ts';

interface Props {
  order: LinkDialog_order$key;
  mayRevoke: boolean;
  onClose: () => void;
}

/**
 * The customer's page. A link's URL is known only when it is created, so copying creates one; renewing
 * revokes all others.
 */
export function LinkDialog({ order, mayRevoke, onClose }: Props) {
  const { id, number, customerMobile, links } = useFragment(
    graphql`
      fragment LinkDialog_order on Order {
        id
        number
        customerMobile
        links @catch(to: NULL) {
          until
        }
      }
    `,
    order,
  );
  const { dayOf } = useShopClock();
  const share = useShareOrder();
  const renew = useRenewOrderLink();
  const revoke = useRevokeOrderLink();
  const [made, setMade] = useState<string>();
  const [asking, setAsking] = useState(false);
  const busy = share.busy || renew.busy;
  const make = async (by: typeof share | typeof renew): Promise<void> => {
    const outcome = await by.write({ key: newKey(), order: id });
    if (outcome.kind === 'saved') {
      setMade(outcome.saved.url);
      if (by === renew) toast.success(formatMessage('orderDetails.linkRenewed'));
      else void copyLink(outcome.saved.url);
    } else toast.error(outcome.message);
  };
  const open = links?.length ?? 0;
  const last = links
    ?.map(({ until }) => until)
    .toSorted()
    .at(-1);
  return (
    <DialogFrame
      title={formatMessage('orderDetails.customerLink')}
      description={formatMessage('orderDetails.linkExplained')}
      closable
      onClose={onClose}
    >
      <Dialog.Body display="flex" flexDirection="column" gap="4">
        {made !== undefined && (
          <MadeLink
            shared={{
              id,
              title: formatMessage('orderDetails.customerLink'),
              text: formatMessage('orderDetails.linkText', { number }),
              mobile: customerMobile ?? null,
            }}
            link={made}
          />
        )}
        <Box color="fg.muted">
          {links == null
            ? formatMessage('faults.loadFailed')
            : last === undefined
              ? formatMessage('orderDetails.noLinks')
              : formatCount('orderDetails.openLinks', open, { date: formatDay(dayOf(last)) })}
        </Box>
        <HStack gap="2" flexWrap="wrap">
          {made === undefined && (
            <Button loading={share.busy} disabled={busy} onClick={() => void make(share)}>
              <Copy strokeWidth={1.75} aria-hidden />
              {formatMessage('orderDetails.copyLink')}
            </Button>
          )}
          {mayRevoke && (
            <>
              <Button variant="outline" loading={renew.busy} disabled={busy} onClick={() => void make(renew)}>
                <RefreshCw strokeWidth={1.75} aria-hidden />
                {formatMessage('orderDetails.renewLink')}
              </Button>
              <Button
                variant="outline"
                colorPalette="due"
                disabled={busy || open === 0}
                onClick={() => setAsking(true)}
              >
                <X strokeWidth={1.75} aria-hidden />
                {formatMessage('orderDetails.revokeLink')}
              </Button>
            </>
          )}
        </HStack>
        <ConfirmWrite
          open={asking}
          title={formatMessage('orderDetails.revokeTitle')}
          confirm={formatMessage('orderDetails.revokeLink')}
          dangerous
          busy={revoke.busy}
          write={() => revoke.write({ key: newKey(), order: id })}
          done={formatMessage('orderDetails.linkRevoked')}
          onSaved={() => setMade(undefined)}
          onEnd={() => setAsking(false)}
        >
          {formatMessage('orderDetails.revokeExplained')}
        </ConfirmWrite>
      </Dialog.Body>
    </DialogFrame>
  );
}
