/** A tutorial in parts, whose app is in the folder of `examples/` of the same name. */
interface Series {
  readonly title: string;
  /** Name of the app that the reader writes. */
  readonly app: string;
  /** How many parts the finished series has; with one alone, no numbers are shown. */
  readonly parts: number;
}

const SERIES: Readonly<Record<string, Series>> = {
  essentials: {title: 'Redux Essentials', app: 'Toolshed', parts: 8},
  fundamentals: {title: 'Redux Fundamentals', app: 'Encore', parts: 8},
};

/**
 * The series of a name.
 *
 * @throws {Error} where there is none, with those that there are
 */
export function seriesOf(name: string): Series {
  const series = Object.hasOwn(SERIES, name) ? SERIES[name] : undefined;
  if (!series) {
    const names = Object.keys(SERIES).join(', ');
    throw new Error(
      `There is no series "${name}". There are: ${names}. Add others to src/tutorials/series.ts.`,
    );
  }
  return series;
}
