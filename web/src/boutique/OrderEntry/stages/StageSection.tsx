import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Users } from 'lucide-react';
import { ReloadBand } from '../../../app/router/ReloadBand.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { choicesOf } from '../../../ui/choicesOf.ts';
import type { Entry } from '../entry/useEntry.ts';
import type { Garment } from '../shop/garment.ts';
import { assigned, employeesAt, stagePay, stagesOfItem } from './stagesOf.ts';

/** The stages of the item in working order, each with its employees. */
export function StageSection({ entry, garment }: { entry: Entry; garment: Garment }) {
  const { item, shop, setItem, ask } = entry;
  const stages = stagesOfItem(item, shop);
  const options = choicesOf(shop.employees);
  return (
    <Box layerStyle="section">
      <HStack justify="space-between" gap="3" flexWrap="wrap">
        <Box asChild textStyle="section">
          <h2>{formatMessage('orderEntry.stages')}</h2>
        </Box>
        {stages.length > 0 && (
          <Button variant="plain" onClick={() => ask('stages')}>
            <Users strokeWidth={1.75} aria-hidden />
            {formatMessage('orderEntry.assignTitle')}
          </Button>
        )}
      </HStack>
      {shop.stagesFailed && <ReloadBand answered title={formatMessage('orderEntry.stagesFailed')} />}
      {stages.length === 0 && !shop.stagesFailed && (
        <Box color="fg.muted">{formatMessage('orderEntry.noStages')}</Box>
      )}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(11rem, 1fr))' }}
        gap="4"
      >
        {stages.map((stage, index) => {
          const [first, ...more] = employeesAt(item.assignments, stage.id);
          const pay = stagePay(item, garment, stage);
          return (
            <Box key={stage.id} minW="0">
              <HStack justify="space-between" gap="2" mb="1">
                <Box textStyle="rowTitle" truncate>
                  {index + 1}. {stage.name}
                </Box>
                <HStack gap="2" color="fg.muted" textStyle="second">
                  {more.length > 0 && formatMessage('orderEntry.moreEmployees', { n: more.length })}
                  {pay > 0 && <MoneyText amount={pay} />}
                </HStack>
              </HStack>
              <SelectField
                label={formatMessage('orderEntry.employeesOf', { stage: stage.name })}
                options={options}
                value={first ?? ''}
                placeholder={formatMessage('orderEntry.chooseEmployee')}
                onValue={(employee) =>
                  setItem({
                    assignments: assigned(
                      item.assignments,
                      stage.id,
                      [employee, ...more.filter((one) => one !== employee)].filter((one) => one !== ''),
                    ),
                  })
                }
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
