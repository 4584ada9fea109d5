import type {Manifest} from '../shared/Manifest';
import type {Job} from '../shared/messages';
import type {Sample} from '../shared/Sample';
import {addGuards} from './addGuards';
import {dialectOf} from './dialectOf';
import {instrument, type Stated} from './instrument';
import {linkSample} from './linkSample';
import {literalOf} from './literalOf';
import {parse} from './parse';
import {stripTypes} from './stripTypes';
import {usesDocument} from './usesDocument';

/** Files that are code. Others, such as style sheets, stay as they are. */
const SCRIPT = /\.[cm]?[jt]sx?$/;

const LITERALS = 'stated-results';

/** What runs, without the text of the packages, and what the block states. */
export interface CompiledSample {
  readonly job: Job;
  /** Whether it runs in a document, with guards. Otherwise, it runs in a worker. */
  readonly inDocument: boolean;
  /** The results that the block itself states, with positions in all of its text. */
  readonly stated: readonly Stated[];
}

function literalsModule(stated: readonly Stated[]): string {
  const functionOf = (text: string) => {
    const literal = literalOf(text, parse);
    return literal === undefined ? 'undefined' : `() => ${literal}`;
  };
  const entries = stated.map(({texts}) => {
    const lines = texts.map(functionOf).join(',');
    return `{whole: ${functionOf(texts.join('\n'))}, lines: [${lines}]}`;
  });
  return `export default [${entries.join(',\n')}]`;
}

/**
 * Compiles a sample for the cell.
 *
 * @throws {SampleError} where it can't be compiled
 */
export function compileSample(
  sample: Sample,
  manifest: Pick<Manifest, 'packages'>,
): CompiledSample {
  const entry = sample.files[0]?.name ?? '';
  let stated: readonly Stated[] = [];
  const codeOf = (name: string): string => {
    const {
      before = '',
      text = '',
      after = '',
    } = sample.files.find(file => file.name === name) ?? {};
    const whole = before + text + after;
    if (!SCRIPT.test(name)) {
      return whole;
    }
    if (name !== entry) {
      return stripTypes(whole, name);
    }
    const instrumented = instrument(whole, parse(whole, dialectOf(name)));
    stated = instrumented.stated;
    return stripTypes(instrumented.code, name);
  };
  const {modules, packages} = linkSample(sample, manifest, codeOf);
  const scripts = modules.filter(({name}) => SCRIPT.test(name));
  const inDocument = usesDocument(packages, scripts);
  return {
    inDocument,
    stated,
    job: {
      modules: [
        ...modules.map(module =>
          inDocument && scripts.includes(module)
            ? {...module, text: addGuards(module.text)}
            : module,
        ),
        {name: LITERALS, text: literalsModule(stated)},
      ],
      packages,
      entry,
      literals: LITERALS,
      expectations: stated.map(({kind, texts}) => ({kind, texts})),
    },
  };
}
