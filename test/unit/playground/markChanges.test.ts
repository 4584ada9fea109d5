import {markChanges} from '@folio-playground/cell/markChanges';
import {NOTHING, type MarkedText} from '@folio-playground/cell/markedText';
import {markInFull} from '@folio-playground/cell/markInFull';

/** Puts what has changed between angle quotes. */
const quoted = (text: MarkedText) =>
  text.map((piece, index) => (index % 2 === 1 ? `«${piece}»` : piece)).join('');

const marked = (value: unknown, before: unknown) => quoted(markChanges(value, before));

describe('markChanges', () => {
  it.each([
    [{open: true, visitors: 0}, {open: false, visitors: 0}, '{ open: «true», visitors: 0 }'],
    [{open: false}, {open: false}, '{ open: false }'],
    [{'open-now': true}, NOTHING, "«{ 'open-now': true }»"],
    [{a: 1, b: 2}, {a: 1}, '{ a: 1, «b: 2» }'],
    [['calm'], [], "[«'calm'»]"],
    [[], ['calm'], '«[]»'],
    [{}, {a: 1}, '«{}»'],
    [null, 'member-2', '«null»'],
    [{list: [{id: 'a', n: 1}]}, {list: [{id: 'a', n: 0}]}, "{ list: [{ id: 'a', n: «1» }] }"],
    [[1, 2], {a: 1}, '«[1, 2]»'],
    [[], {}, '«[]»'],
    // As long as a value may be.
    [[['x'.repeat(94)]], NOTHING, `«[['${'x'.repeat(94)}']]»`],
    [[{id: 2}, {id: 1}], [{id: 1}], '[{ id: «2» }, { id: 1 }]'],
  ])('writes %j after %j', (value, before, text) => {
    expect(marked(value, before)).toBe(text);
  });

  it("leaves out what hasn't changed in a long object, except for its first field", () => {
    const note = 'Comes with two batteries, a charger, and a pair of gloves that are hard to lose.';
    const tool = {id: 'tool-1', name: 'Trimmer', note, wear: {blunt: 0}};
    expect(marked([{...tool, wear: {blunt: 1}}], [tool])).toBe(
      "[{ id: 'tool-1', wear: { blunt: «1» }, … }]",
    );
    expect(marked([tool], NOTHING)).toBe("«[{ id: 'tool-1', … }]»");
    expect(marked({tool, tools: [tool]}, NOTHING)).toBe(
      "«{ tool: { id: 'tool-1', … }, tools: […] }»",
    );
  });
});

describe('markInFull', () => {
  const full = (value: unknown, before: unknown) => quoted(markInFull(value, before));

  it.each([
    [{open: true, visitors: 0}, {open: false, visitors: 0}, '{ open: «true», visitors: 0 }'],
    [{a: 1, b: [2]}, {a: 1}, '{ a: 1, «b: [2]» }'],
    [[{id: 1}], [{id: 1}, {id: 2}], '«[»{ id: 1 }«]»'],
    [null, {}, '«null»'],
    [{}, {a: 1}, '«{}»'],
  ])('writes %j after %j on one line', (value, before, text) => {
    expect(full(value, before)).toBe(text);
  });

  it('writes all of a long value on several lines, and marks no space', () => {
    const note = 'Comes with two batteries, a charger, and a pair of gloves.';
    expect(full({tools: [{note, out: 1}], names: ['Ada']}, {tools: [{note, out: 0}]})).toBe(
      `{
  tools: [
    {
      note: '${note}',
      out: «1»
    }
  ],
  «names: ['Ada']»
}`,
    );
  });

  it('ends each mark with its line', () => {
    const note = 'A pair of gloves that are hard to lose.';
    expect(full({note}, NOTHING)).toBe(`«{»\n  «note: '${note}'»\n«}»`);
  });
});
