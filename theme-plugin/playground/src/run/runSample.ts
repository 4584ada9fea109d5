import manifest from '@generated/docusaurus-theme-folio-playground/manifest.json';
import {PLAYGROUND_FOLDER} from '../shared/constants';
import type {CellModule, FromCell} from '../shared/messages';
import type {Checks, Sample} from '../shared/Sample';
import {compileChecks} from './compileChecks';
import {createCell, type Cell, type CellPlace, type Ending, type Load} from './cell';
import {compileSample, type CompiledSample} from './compileSample';
import type {Stated} from './instrument';

const texts = new Map<string, Promise<string>>();

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.text();
}

/** Reads a file of the playground once. If that fails, the next run tries again. */
function load(folder: string, file: string): Promise<string> {
  const url = folder + file;
  const text = texts.get(url) ?? read(url);
  texts.set(url, text);
  text.catch(() => texts.delete(url));
  return text;
}

export interface Runner {
  /**
   * Compiles and runs a sample.
   *
   * @param onStated - called with the results that the block states, before it runs
   * @throws {SampleError} where the sample can't be compiled
   */
  readonly run: (
    sample: Sample,
    onStated: (stated: readonly Stated[]) => void,
    onMessage: (message: FromCell) => void,
  ) => Promise<Ending>;
  /**
   * Runs the checks of an exercise with the reader's files. Each check reports one result.
   *
   * @throws {SampleError} where a file can't be compiled
   */
  readonly check: (
    sample: Sample,
    checks: Checks,
    onMessage: (message: FromCell) => void,
  ) => Promise<Ending>;
  readonly close: Cell['close'];
}

/** @param preview - receives the cell, which is visible while it runs a sample in its document */
export function createRunner(baseUrl: string, preview: CellPlace): Runner {
  const folder = `${baseUrl}${PLAYGROUND_FOLDER}/`;
  const cell = createCell(folder + manifest.cell, preview);
  // The first sample keeps this thread busy for a while, and the cell doesn't depend on it.
  cell.prepare().catch(() => {});

  async function loadAll({job, inDocument}: Omit<CompiledSample, 'stated'>): Promise<Load> {
    const [worker, ...bundles] = await Promise.all([
      load(folder, manifest.worker),
      ...job.packages.map(async (name): Promise<CellModule> => ({
        name,
        text: await load(folder, manifest.packages[name]?.file ?? ''),
      })),
    ]);
    return {worker, inDocument, job: {...job, modules: [...bundles, ...job.modules]}};
  }

  return {
    async run(sample, onStated, onMessage) {
      const compiled = compileSample(sample, manifest);
      onStated(compiled.stated);
      return cell.run(loadAll(compiled), onMessage);
    },
    async check(sample, checks, onMessage) {
      const job = compileChecks(sample, checks, manifest);
      return cell.run(loadAll({job, inDocument: false}), onMessage);
    },
    close: cell.close,
  };
}
