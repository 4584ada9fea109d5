import type {List, ListItem, PhrasingContent, Root} from 'mdast';
import type {Node, Parent} from 'unist';
import {changesOf, type SnapshotChanges} from '../snapshotChanges';
import {walkParents} from './walkParents';

interface LeafDirective extends Node {
  readonly type: 'leafDirective';
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
}

/** Options of the plugin. */
export interface SnapshotFilesOptions {
  /** Address of the folder that holds the series, without a slash at its end. */
  readonly sourceUrl: string;
}

const APP = /^(?<series>[a-z]+)\/(?<part>[1-9]\d*)$/;

/**
 * Remark plugin for the line `::files{app=essentials/3}` of a tutorial: the files that its snapshot
 * adds, changes and takes away, with links to their source.
 *
 * @throws {Error} where the line names no snapshot
 */
export default function snapshotFiles({sourceUrl}: SnapshotFilesOptions): (tree: Root) => void {
  return tree =>
    walkParents(tree, parent => {
      parent.children = parent.children.map(node =>
        isFiles(node) ? listOf(node, sourceUrl) : node,
      );
    });
}

function isFiles(node: Node): node is LeafDirective {
  return node.type === 'leafDirective' && 'name' in node && node.name === 'files';
}

function listOf({attributes}: LeafDirective, sourceUrl: string): Node {
  const {series, part} = APP.exec(attributes?.app ?? '')?.groups ?? {};
  if (!series || !part) {
    throw new Error(
      `::files{app=${attributes?.app ?? ''}} names no snapshot: write ::files{app=essentials/3}`,
    );
  }
  const {added, changed, removed}: SnapshotChanges = changesOf(series, Number(part));
  const folder = `${sourceUrl}/${series}/part-${part}`;
  const linked = (file: string): PhrasingContent => ({
    type: 'link',
    url: `${folder}/${file}`,
    children: [{type: 'inlineCode', value: file}],
  });
  const plain = (file: string): PhrasingContent => ({type: 'inlineCode', value: file});
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: [
      ...itemOf('New', added.map(linked)),
      ...itemOf('Changed', changed.map(linked)),
      ...itemOf('Gone', removed.map(plain)),
    ],
  };
  return list satisfies Node & Parent;
}

function itemOf(label: string, files: readonly PhrasingContent[]): ListItem[] {
  if (files.length === 0) {
    return [];
  }
  const names = files.flatMap((file, index): PhrasingContent[] =>
    index === 0 ? [file] : [{type: 'text', value: ', '}, file],
  );
  const head: PhrasingContent = {type: 'strong', children: [{type: 'text', value: `${label}:`}]};
  return [
    {
      type: 'listItem',
      spread: false,
      children: [{type: 'paragraph', children: [head, {type: 'text', value: ' '}, ...names]}],
    },
  ];
}
