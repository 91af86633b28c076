import { BODY_ORIGINS, BODY_RULES, EYE_VALUES, EYES, eyeField, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PrescriptionFormQuery } from '../../__generated__/PrescriptionFormQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { FigureField } from '../../ui/FigureField.tsx';
import { DynamicFields } from '../../ui/form/DynamicFields.tsx';
import { DynamicForm } from '../../ui/form/DynamicForm.tsx';
import type { KeptEntries } from '../../ui/form/entries.ts';
import { Eyes } from './Eyes.tsx';
import { LastOffered } from './LastOffered.tsx';
import type { Prescribing } from './prescribing.ts';
import { readPrescription } from './readPrescription.ts';

interface Props {
  bill: Prescribing;
  /** Increases with every Retry. */
  attempt: number;
}

const BODY = [
  ['age', 'prescription.age'],
  ['pd', 'prescription.pd'],
  ['fitting_height', 'prescription.height'],
] as const;

/** Fields that the tab always shows itself; all others come from the shop's form. */
const FIGURES: ReadonlySet<string> = new Set([
  ...BODY.map(([name]) => name),
  ...EYES.flatMap((side) => EYE_VALUES.map((name) => eyeField(side, name))),
]);

const NOTHING: KeptEntries = {};

/** The fields of a prescription, stored in the cart. */
export function PrescriptionForm({ bill, attempt }: Props) {
  const { viewer, node } = useLazyLoadQuery<PrescriptionFormQuery>(
    graphql`
      query PrescriptionFormQuery($customer: ID!) @throwOnFieldError {
        viewer {
          tenant {
            form(name: "prescription") {
              fields {
                name
              }
              ...DynamicForm_form
              ...DynamicFields_form
            }
          }
        }
        node(id: $customer) {
          ... on Customer {
            prescriptions(first: 1) {
              totalCount
              edges {
                node {
                  prescription {
                    ...readPrescription_prescription
                  }
                  previous {
                    ...readPrescription_prescription
                  }
                }
              }
            }
          }
        }
      }
    `,
    { customer: bill.customerId },
    fetchOptions(attempt),
  );
  /** Number of times the fields were filled programmatically, which remounts them. */
  const [filled, setFilled] = useState(0);
  const form = viewer?.tenant?.form;
  const newest = node?.prescriptions?.edges[0]?.node;
  const last = newest && readPrescription(newest.prescription);
  const before = newest?.previous ? readPrescription(newest.previous) : undefined;
  const entries = bill.cart.prescription ?? NOTHING;
  const problems = bill.problems.prescription ?? {};
  const change = (some: KeptEntries): void => bill.dispatch({ type: 'prescription', change: some });
  const isLast = last !== undefined && [...FIGURES].every((name) => entries[name] === last.entries[name]);
  const names = (form?.fields ?? []).map(({ name }) => name).filter((name) => !FIGURES.has(name));
  const use = (entries: KeptEntries): void => {
    bill.dispatch({ type: 'prescribe', entries });
    setFilled(filled + 1);
  };
  return (
    <>
      <LastOffered
        last={last}
        earlier={node?.prescriptions?.totalCount ?? 0}
        used={isLast}
        begun={bill.cart.prescription !== undefined}
        onUse={() => use(last?.entries ?? NOTHING)}
        onClear={() => use(NOTHING)}
      />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' }}
        gap="2"
      >
        {BODY.map(([name, caption]) => {
          const entry = entries[name];
          return (
            <Box key={name} minW="0">
              <FigureField
                name={name}
                rule={BODY_RULES[name]}
                origin={BODY_ORIGINS[name]}
                label={formatMessage(caption)}
                caption={formatMessage(caption)}
                value={typeof entry === 'string' ? entry : ''}
                onValue={(text) => change({ [name]: text })}
                invalid={problems[name] !== undefined}
                describedBy={problems[name] === undefined ? undefined : `problem-${name}`}
              />
              <Box id={`problem-${name}`} role="alert" color="due.fg" textStyle="second">
                {problems[name]}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Eyes entries={entries} problems={problems} below={isLast ? before : last} onChange={change} />
      {form && names.length > 0 && (
        <Box layerStyle="section" mt="5">
          <DynamicForm
            key={filled}
            form={form}
            part={{
              kept: entries,
              problems,
              onEntries: (all) =>
                change(
                  Object.fromEntries(
                    names.flatMap((name) => {
                      const entry = all[name];
                      const isKept =
                        typeof entry === 'string' || entry?.every((one) => typeof one === 'string');
                      return isKept ? [[name, entry]] : [];
                    }),
                  ),
                ),
            }}
          >
            <Box display="grid" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} gap="4" py="4">
              <DynamicFields form={form} only={names} />
            </Box>
          </DynamicForm>
        </Box>
      )}
    </>
  );
}
