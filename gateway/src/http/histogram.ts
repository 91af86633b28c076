/** Upper bounds of the buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12];

interface Series {
  count: number;
  seconds: number;
  /** Number of events within each bucket's bound. */
  within: number[];
}

/** A Prometheus histogram of durations. */
export class Histogram {
  readonly #series = new Map<string, Series>();
  readonly #name: string;
  readonly #help: string;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** Counts one event; `labels` are in Prometheus' text format. */
  observe(labels: string, seconds: number): void {
    const series = this.#series.get(labels) ?? { count: 0, seconds: 0, within: BUCKETS.map(() => 0) };
    series.count += 1;
    series.seconds += seconds;
    series.within = series.within.map((count, index) => count + (seconds <= (BUCKETS[index] ?? 0) ? 1 : 0));
    this.#series.set(labels, series);
  }

  /** All series in Prometheus' text format. */
  text(): string {
    const name = this.#name;
    const lines = [`# HELP ${name} ${this.#help}`, `# TYPE ${name} histogram`];
    for (const [labels, { count, seconds, within }] of this.#series) {
      lines.push(
        ...within.map((calls, index) => `${name}_bucket{${labels},le="${BUCKETS[index]}"} ${calls}`),
      );
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`);
    }
    return lines.join('\n');
  }
}
