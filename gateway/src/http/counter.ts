/** A Prometheus counter. */
export class Counter {
  readonly #counts = new Map<string, number>();
  readonly #name: string;
  readonly #help: string;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** Counts one; `labels` are in Prometheus' text form, and there must be few of them. */
  add(labels: string): void {
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1);
  }

  /** All series in Prometheus' text form. */
  text(): string {
    const name = this.#name;
    const series = [...this.#counts].map(([labels, count]) => `${name}{${labels}} ${count}`);
    return [`# HELP ${name} ${this.#help}`, `# TYPE ${name} counter`, ...series].join('\n');
  }
}
