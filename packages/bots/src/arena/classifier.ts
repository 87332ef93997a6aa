// Who is who, by numbers: each class is thought to have its own mean and spread in each of them, and the likeliest class is named.

export interface Example {
  readonly label: string;
  readonly traits: readonly number[];
}

interface Spread {
  readonly mean: number;
  readonly variance: number;
}

export interface Classifier {
  readonly labels: readonly string[];
  readonly spreads: Readonly<Record<string, readonly Spread[]>>;
}

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, variance };
}

/** The spread of all examples counts for so many of a class: few may be alike by chance. */
const COMMON = 4;
const LEAST = 1e-6;

export function learn(examples: readonly Example[]): Classifier {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const column = (of: readonly Example[], at: number): number[] => of.map(({ traits }) => traits[at]);
  const width = examples[0]?.traits.length ?? 0;
  const places = Array.from({ length: width }, (_, at) => at);
  const all = places.map((at) => spreadOf(column(examples, at)));
  const spreads = Object.fromEntries(
    labels.map((label) => {
      const own = examples.filter((example) => example.label === label);
      return [
        label,
        places.map((at) => {
          const { mean, variance } = spreadOf(column(own, at));
          const blended = (variance * own.length + COMMON * all[at].variance) / (own.length + COMMON);
          return { mean, variance: Math.max(LEAST, blended) };
        }),
      ];
    }),
  );
  return { labels, spreads };
}

function classify({ labels, spreads }: Classifier, traits: readonly number[]): string {
  const likely = labels.map((label) =>
    spreads[label].reduce(
      (sum, { mean, variance }, at) => sum - (traits[at] - mean) ** 2 / (2 * variance) - Math.log(variance) / 2,
      0,
    ),
  );
  return labels[likely.indexOf(Math.max(...likely))];
}

export interface Confusion {
  readonly labels: readonly string[];
  /** `counts[label][named]`. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly right: number;
  readonly all: number;
}

export function examine(classifier: Classifier, examples: readonly Example[]): Confusion {
  const { labels } = classifier;
  const counts: Record<string, Record<string, number>> = Object.fromEntries(
    labels.map((label) => [label, Object.fromEntries(labels.map((named) => [named, 0]))]),
  );
  let right = 0;
  for (const { label, traits } of examples) {
    const named = classify(classifier, traits);
    if (counts[label] !== undefined) counts[label][named]++;
    right += Number(named === label);
  }
  return { labels, counts, right, all: examples.length };
}
