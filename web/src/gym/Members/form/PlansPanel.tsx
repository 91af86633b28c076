import { formatMessage } from '@galla/domain';
import { VStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { choicesOf } from '../../../ui/choicesOf.ts';
import { lengthText, type Choices } from '../useChoices.ts';
import { DayPassPrice } from './DayPassPrice.tsx';
import { PlanForm } from './PlanForm.tsx';

interface Props {
  plans: Choices['plans'];
  onClose: () => void;
}

/** The gym's plans: choose or add a plan and one of its durations; also the price of a day pass. */
export function PlansPanel({ plans, onClose }: Props) {
  const [planId, setPlanId] = useState('');
  const [durationId, setDurationId] = useState('');
  const plan = plans.find(({ id }) => id === planId);
  const duration = plan?.durations.find(({ id }) => id === durationId);
  return (
    <DetailDrawer title={formatMessage('members.plans')} open onClose={onClose}>
      <VStack align="stretch" gap="4">
        <Labelled label={formatMessage('members.plan')}>
          <SelectField
            placeholder={formatMessage('members.newPlan')}
            options={choicesOf(plans)}
            value={planId}
            onValue={(id) => {
              setPlanId(id);
              setDurationId('');
            }}
          />
        </Labelled>
        {plan && (
          <Labelled label={formatMessage('members.duration')}>
            <SelectField
              placeholder={formatMessage('members.newDuration')}
              options={plan.durations.map((one) => ({ value: one.id, label: lengthText(one) }))}
              value={durationId}
              onValue={setDurationId}
            />
          </Labelled>
        )}
        <PlanForm key={`${planId} ${durationId}`} plan={plan} duration={duration} />
        <DayPassPrice />
      </VStack>
    </DetailDrawer>
  );
}
