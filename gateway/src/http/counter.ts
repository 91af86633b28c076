/** A Prometheus counter. */
export class Counter {
  readonly #counts = new Map<string, number>();
  readonly #name: string;
  readonly #help: string;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** Counts one event; `labels` are in Prometheus' text format and must be few. */
  add(labels: string): void {
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1);
  }

  /** All series in Prometheus' text format. */
  text(): string {
    const name = this.#name;
    const series = [...this.#counts].map(([labels, count]) => `${name}{${labels}} ${count}`);
    return [`# HELP ${name} ${this.#help}`, `# TYPE ${name} counter`, ...series].join('\n');
  }
}
