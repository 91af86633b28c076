import { Chart, useChart } from '@chakra-ui/charts';
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';

export interface DayBar {
  /** Below the bar: "7", "Today". */
  label: string;
  value: number;
  /** Shown above the bar. */
  valueText?: string;
  isToday: boolean;
}

interface Props {
  bars: readonly DayBar[];
  /** Formats a tick of the axis. */
  axis: (value: number) => string;
}

/** Bars by day without a legend. Hidden from screen readers, because the table contains the same figures. */
export default function DayBars({ bars, axis }: Props) {
  const chart = useChart({
    data: bars.map((bar) => ({ ...bar, valueText: bar.valueText ?? '' })),
    series: [{ name: 'value', color: 'accent.solid' }],
  });
  return (
    <Chart.Root chart={chart} h="qr" w="full" aspectRatio="auto" aria-hidden>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={chart.data}
          margin={{ top: 20, right: 16, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke={chart.color('border')} />
          {/* Keeps the last label, "Today", which is wider than the others. */}
          <XAxis
            dataKey="label"
            tickLine={false}
            stroke={chart.color('fg')}
            interval="preserveEnd"
            minTickGap={2}
            fontSize={12}
          />
          <YAxis
            axisLine={false}
            tickLine={false}
            width={40}
            fontSize={12}
            allowDecimals={false}
            tickFormatter={axis}
            stroke={chart.color('fg.subtle')}
          />
          <Bar dataKey="value" isAnimationActive={false}>
            {bars.map(({ label, isToday }) => (
              <Cell key={label} fill={chart.color('accent.solid')} fillOpacity={isToday ? 1 : 0.64} />
            ))}
            {/* The outline keeps a wide figure readable over the next bar. */}
            <LabelList
              dataKey="valueText"
              position="top"
              fontSize={12}
              fontWeight={600}
              fill={chart.color('fg')}
              stroke={chart.color('bg')}
              strokeWidth={4}
              style={{ paintOrder: 'stroke' }}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </Chart.Root>
  );
}
