import fs from 'node:fs';
import path from 'node:path';
import type {Step} from '../Step';
import {hash} from './hash';
import {hashProject} from './hashProject';
import {readSurroundings} from './readSurroundings';

/** What a step's result depends on. */
export interface StepKey {
  /** Stays the same as long as the step's inputs do: its command, the files that it reads, and its environment. */
  readonly key: string;
  /** For a step that can be limited to articles, the hashes of their text by path. They aren't part of the key. */
  readonly articles?: Readonly<Record<string, string>>;
}

const ARTICLE = /^docs\/.*\.mdx?$/;
const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/**
 * Computes the key of each step.
 *
 * @param root - root folder of the project
 * @param steps - each after the step that it needs
 * @returns keys by step name; undefined if Git can't list the project's files
 */
export function stepKeys(
  root: string,
  steps: readonly Step[],
): ReadonlyMap<string, StepKey> | undefined {
  const files = hashProject(root);
  if (!files) {
    return undefined;
  }
  const surroundings = hash(readSurroundings(root));
  const commands = new Map(steps.map(({name, command}) => [name, command]));
  const keys = new Map<string, StepKey>();
  for (const step of steps) {
    const read = [...files].filter(([file]) => isRead(step, file));
    // These files include whatever the needed step reads, unless this step ignores it.
    const rest = [step.command, surroundings, commands.get(step.needs ?? '')];
    keys.set(step.name, step.perArticle ? keyByArticle(root, read, rest) : keyOf(read, rest));
  }
  return keys;
}

const isIn = (place: string, file: string) => file === place || file.startsWith(`${place}/`);

function isRead({ignores = [], reads = []}: Step, file: string): boolean {
  return !ignores.some(place => isIn(place, file)) || reads.some(place => isIn(place, file));
}

const keyOf = (...inputs: readonly unknown[]): StepKey => ({key: hash(JSON.stringify(inputs))});

/** Articles' front matter is part of the key, because other pages show their titles. */
function keyByArticle(
  root: string,
  read: readonly (readonly [string, string])[],
  rest: readonly unknown[],
): StepKey {
  const articles = read.filter(([file]) => ARTICLE.test(file));
  const others = read.filter(([file]) => !ARTICLE.test(file));
  const frontMatter = articles.map(([file]) => [
    file,
    FRONT_MATTER.exec(fs.readFileSync(path.join(root, file), 'utf8'))?.[0],
  ]);
  return {...keyOf(others, frontMatter, rest), articles: Object.fromEntries(articles)};
}
