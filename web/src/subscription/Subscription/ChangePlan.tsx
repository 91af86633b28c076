import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { paiseOf } from '../../app/graph/scalars.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { daysText, hasAmount, payText, type Offer, type OfferStart } from './offer.ts';

interface Props {
  /** Name of the plan. */
  plan: string;
  offer: Offer;
  /** The option being paid. */
  paying: OfferStart | undefined;
  onChoose: (start: OfferStart) => void;
  onClose: () => void;
}

function factsOf({ price }: Offer, start: OfferStart): Fact[] {
  const { credit, creditLeft, due } = start;
  const taken = -paiseOf(credit);
  return [
    { label: formatMessage('subscription.period'), value: daysText(start) },
    { label: formatMessage('subscription.price'), value: formatRupees(paiseOf(price)) },
    ...(taken < 0 ? [{ label: formatMessage('subscription.creditTaken'), value: formatRupees(taken) }] : []),
    { label: formatMessage('subscription.toPay'), value: <MoneyText amount={paiseOf(due)} /> },
    ...(hasAmount(creditLeft)
      ? [{ label: formatMessage('subscription.creditLeft'), value: formatRupees(paiseOf(creditLeft)) }]
      : []),
  ];
}

/** Changes to another plan: at once with a credit, or afterwards; both with dates and amounts. */
export function ChangePlan({ plan, offer, paying, onChoose, onClose }: Props) {
  return (
    <DialogFrame
      size="lg"
      title={formatMessage('subscription.changeTitle', { plan, duration: offer.name })}
      description={formatMessage('subscription.changeExplained')}
      onClose={onClose}
      closable
    >
      <Dialog.Body>
        <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: '6', md: '8' }}>
          {offer.starts.map((start) => {
            const title = formatMessage(
              start.starts === 'NOW' ? 'subscription.startNow' : 'subscription.startAtEnd',
            );
            return (
              <Box asChild key={start.starts} display="flex" flexDirection="column" gap="3">
                <section aria-label={title}>
                  <Box asChild textStyle="section">
                    <h3>{title}</h3>
                  </Box>
                  <Facts facts={factsOf(offer, start)} />
                  <Button
                    mt="auto"
                    size="lg"
                    w="full"
                    variant={start.starts === 'NOW' ? 'solid' : 'outline'}
                    loading={paying === start}
                    loadingText={formatMessage('subscription.opening')}
                    disabled={paying !== undefined}
                    onClick={() => onChoose(start)}
                  >
                    {payText(start)}
                  </Button>
                </section>
              </Box>
            );
          })}
        </Box>
      </Dialog.Body>
    </DialogFrame>
  );
}
