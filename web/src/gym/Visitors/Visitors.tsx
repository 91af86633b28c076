import { addDays, formatMessage, isDay } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { useSearchParams } from 'react-router-dom';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { readAddress, writeAddress } from '../../app/router/address.ts';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Part } from '../../ui/Part.tsx';
import { RangePicker } from '../../ui/range/RangePicker.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { VisitorList } from './VisitorList.tsx';

/** Default URL parameters: the last 30 days. */
const DEFAULTS = { from: '', to: '' };
const DAYS = 30;

/** "Trial visitors": people who used a day pass and are not members, to be called or messaged. */
export default function Visitors() {
  const [params, setParams] = useSearchParams();
  const { today } = useShopClock();
  const asked = readAddress(params, DEFAULTS);
  const to = isDay(asked.to) ? asked.to : today;
  const from = isDay(asked.from) && asked.from <= to ? asked.from : addDays(to, 1 - DAYS);
  return (
    <>
      <PageHeader title={formatMessage('visitors.title')} back="/Members" />
      <PageContent>
        <HStack justify="space-between" flexWrap="wrap" gap="2" mb="3">
          {formatMessage('visitors.explained')}
          <RangePicker
            from={from}
            to={to}
            onRange={(range) => setParams(writeAddress(params, range, DEFAULTS), { replace: true })}
          />
        </HStack>
        <Part
          key={`${from} ${to}`}
          title={formatMessage('visitors.failed')}
          skeleton={<SkeletonRows rows={8} />}
        >
          {(attempt) => <VisitorList from={from} to={to} attempt={attempt} />}
        </Part>
      </PageContent>
    </>
  );
}
