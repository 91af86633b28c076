import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { Selection_tenant$key } from '../../__generated__/Selection_tenant.graphql.ts';
import { CustomerPicker } from '../../customers/index.ts';
import { PageColumns } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { usePhone, useWide } from '../../ui/useWide.ts';
import { whenOpened } from '../../ui/whenOpened.tsx';
import { BilledBy, useActiveEmployees } from '../BilledBy.tsx';
import { typeWords } from '../documentTypes.ts';
import { OpenCarts } from '../openCarts/OpenCarts.tsx';
import { useOpenCarts } from '../openCarts/useOpenCarts.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { ChosenColumn } from './ChosenColumn.tsx';
import { ChosenPanel } from './ChosenPanel.tsx';
import { GoOn } from './GoOn.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { useSelection } from './useSelection.ts';
import { WalkInChoice } from './WalkInChoice.tsx';

// Loaded on demand: most customers exist already, and the form and its library are half of this screen, the first of
// the day.
const AddCustomerDialog = whenOpened(async () => ({
  default: (await import('../../customers/AddCustomer/AddCustomerDialog.tsx')).AddCustomerDialog,
}));

interface Props {
  tenant: Selection_tenant$key;
  /** Users who may not bill look up customers: their purchases and pending amounts. */
  rights: { bill: boolean; addCustomers: boolean };
  /** The search text of the current results. */
  asked: string;
  /** Why the search for the current text failed. */
  failure: Error | undefined;
}

/** Keys 1, 2, 3 choose the type, typing finds the customer; facts about the customer are beside the button. */
export function Selection({ tenant, rights, asked, failure }: Props) {
  const data = useFragment(
    graphql`
      fragment Selection_tenant on Tenant @argumentDefinitions(search: { type: "String" }) {
        ...BilledBy_tenant
        ...WalkInChoice_tenant
        ...CustomerPicker_tenant @arguments(search: $search)
      }
    `,
    tenant,
  );
  const employees = useActiveEmployees(data);
  const selection = useSelection(employees);
  const { option, customerId, customerName, employeeId, goOn } = selection;
  const [adding, setAdding] = useState(false);
  const { revalidate } = useRevalidator();
  const openCarts = useOpenCarts();
  const marks = useMemo(
    () =>
      new Map(openCarts.map(({ data: { contactId } }) => [contactId, formatMessage('billing.openCartMark')])),
    [openCarts],
  );
  const wide = useWide();
  const phone = usePhone();
  const add = rights.addCustomers ? () => setAdding(true) : undefined;
  useShortcut('F2', () => setAdding(true), {
    says: formatMessage('customers.addButton'),
    enabled: rights.addCustomers,
  });
  useShortcut('Ctrl+Enter', goOn, { says: formatMessage('billing.selectAndContinue'), enabled: rights.bill });

  const act = <GoOn mayBill={rights.bill} busy={selection.busy} onContinue={goOn} keys={wide} />;
  const { problem } = selection;
  const panel = (
    <ChosenPanel customerId={customerId}>
      {rights.bill && <BilledBy tenant={data} value={employeeId} onValue={selection.chooseEmployee} />}
    </ChosenPanel>
  );
  const billedBy =
    employees.find(({ id }) => id === employeeId)?.fullName ?? formatMessage('billing.yourself');
  const summary =
    customerName &&
    formatMessage('billing.documentFor', {
      document: formatMessage(typeWords(option).name),
      name: customerName,
    });
  return (
    <>
      <PageHeader
        title={formatMessage('billing.title')}
        actions={
          phone &&
          add && (
            <Button
              variant="plain"
              size="sm"
              px="0"
              aria-label={formatMessage('customers.addButton')}
              onClick={add}
            >
              <UserPlus strokeWidth={1.75} aria-hidden />
            </Button>
          )
        }
      />
      <PageColumns
        column={
          wide ? (
            <ChosenColumn summary={rights.bill ? summary : undefined} problem={problem} act={act}>
              {panel}
            </ChosenColumn>
          ) : (
            <ChosenBar billedBy={rights.bill ? billedBy : undefined} problem={problem} act={act}>
              {panel}
            </ChosenBar>
          )
        }
      >
        <CustomerPicker
          tenant={data}
          text={selection.text}
          asked={asked}
          failure={failure}
          onText={selection.search}
          chosen={customerId}
          onChoose={selection.chooseCustomer}
          onAdd={add}
          above={
            rights.bill && (
              <>
                <TypeChoice value={option} onValue={selection.chooseOption} />
                <WalkInChoice tenant={data} onChoose={selection.goOnWithWalkIn} />
                <OpenCarts carts={openCarts} />
              </>
            )
          }
          marks={marks}
        />
      </PageColumns>
      <AddCustomerDialog
        open={adding}
        typed={selection.text}
        onClose={() => setAdding(false)}
        onCustomer={(customer, added) => {
          setAdding(false);
          if (added) void revalidate();
          selection.search('');
          selection.chooseCustomer(customer);
        }}
      />
    </>
  );
}
