import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import {nodeText} from '../common/nodeText';

type Part = ReactElement<ComponentProps<'td'> & {'data-label'?: string; 'data-head'?: string}>;

/**
 * How a table looks on a phone. `narrow`: its first column is as narrow as its text. `rows`: each row is a list of
 * values. Undefined: the same as elsewhere.
 */
type PhoneLayout = 'narrow' | 'rows' | undefined;

/**
 * In a table with two columns, text of up to `SHORT` characters in the first one isn't wrapped, and a word of more than
 * `LONG` would leave too little room for the second one.
 */
const SHORT = 14;
const LONG = 16;

const partsOf = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((part): part is Part => isValidElement(part));

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({length}) => length));

const longestWord = (texts: readonly string[]) => longest(texts.flatMap(text => text.split(/\s+/)));

/** The layout of a table with two columns, by the text of the first one's cells. */
function pairLayout(names: readonly string[]): PhoneLayout {
  if (longest(names) <= SHORT) {
    return 'narrow';
  }
  return longestWord(names) > LONG ? 'rows' : undefined;
}

/**
 * Three or more columns always become lists, so that tables of the same kind look the same, however long their text is.
 *
 * @param columns - the text of each column's cells, including its heading
 */
export function phoneLayout(columns: readonly (readonly string[])[]): PhoneLayout {
  const [names = []] = columns;
  if (columns.length > 2) {
    return 'rows';
  }
  return columns.length === 2 ? pairLayout(names) : undefined;
}

/** A column of numbers, or one that mostly says the same, doesn't tell which row is which. */
const tellsApart = ([, ...values]: readonly string[]) =>
  new Set(values).size * 2 > values.length && !values.every(value => /^[\d.]+$/.test(value));

/** The column that heads the list of a row. */
const headOf = (columns: readonly (readonly string[])[]) =>
  Math.max(0, columns.findIndex(tellsApart));

const elementsOf = (part: Part, change: (each: Part, place: number) => Part): Part[] =>
  partsOf(part.props.children).map(change);

/**
 * Prepares a table for phones. If its rows become lists of three or more values there, each cell but the one that heads the
 * list gets the heading of its column. The roles keep it a table for screen readers, whatever CSS displays it as.
 *
 * @param children - of the `table` that a Markdown table becomes: `thead` and `tbody`
 */
export function stackTable(children: ReactNode): {layout: PhoneLayout; children: ReactNode} {
  const sections = partsOf(children);
  const rows = sections.flatMap(section => partsOf(section.props.children));
  const cells = rows.map(row => partsOf(row.props.children));
  const texts = cells.map(row => row.map(nodeText));
  const labels = texts[0] ?? [];
  const columns = labels.map((_, column) => texts.map(row => row[column] ?? ''));
  const layout = phoneLayout(columns);
  if (layout !== 'rows') {
    return {layout, children};
  }
  const head = headOf(columns);
  // In a list of two values, the second one obviously says something about the first.
  const labelOf = (column: number) =>
    labels.length > 2 && column !== head
      ? {'data-label': labels[column]}
      : {'data-head': column === head ? '' : undefined};
  const stack = (section: Part, place: number) => {
    const cell = (each: Part, column: number) =>
      cloneElement(each, place === 0 ? {role: 'columnheader'} : {role: 'cell', ...labelOf(column)});
    const row = (each: Part) => cloneElement(each, {role: 'row'}, elementsOf(each, cell));
    return cloneElement(section, {role: 'rowgroup'}, elementsOf(section, row));
  };
  return {layout, children: sections.map(stack)};
}
