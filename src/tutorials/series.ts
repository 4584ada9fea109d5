/** A tutorial in parts. Its app is in the folder of the same name in `examples/`. */
interface Series {
  readonly title: string;
  /** Name of the app that readers write. */
  readonly app: string;
  /** How many parts the finished series has. If it's just one, no numbers are shown. */
  readonly parts: number;
}

const SERIES: Readonly<Record<string, Series>> = {
  essentials: {title: 'Redux Essentials', app: 'Toolshed', parts: 8},
  fundamentals: {title: 'Redux Fundamentals', app: 'Encore', parts: 8},
};

/**
 * Returns the series with a given name.
 *
 * @throws {Error} if there's none; the message lists all series
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
