import {shownText, titleOf} from 'docusaurus-plugin-folio-pages/shared/codeBlocks';
import {BLOCK_CLASS} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {SAMPLES_FOLDER} from '../shared/constants';
import {SAMPLE_CLASS} from '../shared/pageConstants';
import type {Sample, SampleFile} from '../shared/Sample';

const LANGUAGE = /(?:^|\s)language-(?<language>[jt]sx?)(?:\s|$)/;

function fileOf(block: Element): SampleFile | undefined {
  const code = block.querySelector('pre > code');
  const language = LANGUAGE.exec(block.className)?.groups?.language;
  return code && language
    ? {name: titleOf(block) ?? `sample.${language}`, text: shownText(code)}
    : undefined;
}

/** The sample that a page shows: the block, and all blocks of the page with the name of a file. */
function shownSample(block: HTMLElement): Sample {
  const own = fileOf(block);
  const others = Array.from(document.querySelectorAll(`.${BLOCK_CLASS}`))
    .filter(other => other !== block && titleOf(other) !== undefined)
    .flatMap(other => fileOf(other) ?? [])
    .filter(({name}) => name !== own?.name);
  // Of several blocks with the same title, the last one counts.
  const byName = new Map(others.map(file => [file.name, file]));
  return {
    isTitled: titleOf(block) !== undefined,
    files: own ? [own, ...Array.from(byName.values())] : [],
  };
}

/**
 * Reads a block's sample: from the site, if the block names one, because a page may not show all of it.
 *
 * @throws Error if it can't be read
 */
export async function readSample(block: HTMLElement, baseUrl: string): Promise<Sample> {
  const name = Array.from(block.classList)
    .find(each => each.startsWith(SAMPLE_CLASS))
    ?.slice(SAMPLE_CLASS.length);
  if (!name) {
    return shownSample(block);
  }
  const url = `${baseUrl}${SAMPLES_FOLDER}/${name}.json`;
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  return (await response.json()) as Sample;
}
