import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link as StyledLink } from '@chakra-ui/react/link';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NoteFigures_note$key } from '../../__generated__/NoteFigures_note.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { FigureRow } from '../../ui/FigureRow.tsx';
import { counted } from '../document/counted.ts';
import { modeWord } from '../document/paymentText.ts';
import { SumRow } from '../document/SumRow.tsx';
import { CreditUses } from './CreditUses.tsx';
import { reasonText } from '../creditNotes/settledText.ts';

const Head = ({ text }: { text: string }) => (
  <Box asChild textStyle="section" mt="5" mb="1">
    <h3>{text}</h3>
  </Box>
);

/** Returned goods with reason, amount, and where the value went. */
export function NoteFigures({ note: key }: { note: NoteFigures_note$key }) {
  const note = useFragment(
    graphql`
      fragment NoteFigures_note on CreditNote {
        date
        invoiceNumber
        document {
          id
        }
        reason
        note
        createdBy
        taxable
        cgst
        sgst
        igst
        discount
        roundOff
        total
        againstDue
        refunded
        refundMode
        ...CreditUses_note
        lines {
          name
          quantity
          unit
          condition
          total
        }
      }
    `,
    key,
  );
  const { dateTimeNear } = useShopClock();
  const { againstDue, refunded, refundMode, invoiceNumber, document } = note;
  const taxes = [
    ['gst.column.taxable', note.taxable],
    ['billing.cgst', note.cgst],
    ['billing.sgst', note.sgst],
    ['billing.igst', note.igst],
    ['billing.roundOff', note.roundOff],
  ] as const;
  return (
    <>
      <Box color="fg.muted">
        {[dateTimeNear(note.date), note.createdBy, reasonText(note.reason)].join(' · ')}
      </Box>
      {note.note != null && <Box>{note.note}</Box>}
      <Box>
        {formatMessage('returns.paper.against')}{' '}
        {document ? (
          <StyledLink asChild>
            <Link to={`/Transaction-History?open=${encodeURIComponent(document.id)}`}>{invoiceNumber}</Link>
          </StyledLink>
        ) : (
          invoiceNumber
        )}
      </Box>
      <Head text={formatMessage('returns.comesBack')} />
      <dl>
        {note.lines.map(({ name, quantity, unit, condition, total }, at) => (
          <FigureRow
            key={at}
            label={[
              `${name} × ${counted(quantity, unit)}`,
              condition === 'DAMAGED' && formatMessage('returns.damaged'),
            ]
              .filter(Boolean)
              .join(' · ')}
            amount={paiseOf(total)}
          />
        ))}
      </dl>
      <Box asChild mt="2" color="fg.muted">
        <dl>
          {taxes.map(
            ([label, amount]) =>
              paiseOf(amount) !== 0 && (
                <FigureRow key={label} label={formatMessage(label)} amount={paiseOf(amount)} />
              ),
          )}
          {paiseOf(note.discount) !== 0 && (
            <FigureRow label={formatMessage('returns.discountPart')} amount={-paiseOf(note.discount)} />
          )}
        </dl>
      </Box>
      <SumRow label={formatMessage('returns.total')} amount={paiseOf(note.total)} rule="double" />
      <Head text={formatMessage('returns.wentTo')} />
      <dl>
        {paiseOf(againstDue) > 0 && (
          <FigureRow
            label={formatMessage('returns.offInvoice', { number: invoiceNumber })}
            amount={paiseOf(againstDue)}
          />
        )}
        {refundMode != null && (
          <FigureRow
            label={
              refundMode === 'CREDIT'
                ? formatMessage('returns.keptAsCredit')
                : formatMessage('returns.backBy', { mode: modeWord(refundMode) })
            }
            amount={paiseOf(refunded)}
          />
        )}
      </dl>
      {refundMode === 'CREDIT' && <CreditUses note={note} />}
    </>
  );
}
