import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';

interface Props {
  onLogOut: () => void;
  busy: boolean;
}

/** Over everything while the subscription is not paid: it cannot be closed and offers only Logout (spec 1 §4). */
export function PaymentGate({ onLogOut, busy }: Props) {
  return (
    <Dialog.Root role="alertdialog" open size="sm" closeOnEscape={false} closeOnInteractOutside={false}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{say('subscription.gateTitle')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Description>{say('subscription.gateExplained')}</Dialog.Description>
            <Dialog.Footer>
              <Button onClick={onLogOut} loading={busy}>
                {say('session.logout')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
