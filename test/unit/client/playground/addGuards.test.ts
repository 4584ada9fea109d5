import {addGuards} from '@folio/client/playground/run/addGuards';

it.each([
  ['while (a) { b() }', 'while (a) {__turn(); b() }'],
  ['while (a) b()', 'while (a) {__turn();b()}'],
  ['for (;;);', 'for (;;){__turn();;}'],
  ['for (const a of b) c', 'for (const a of b) {__turn();c}'],
  ['do a(); while (b)', 'do {__turn();a();} while (b)'],
  ['do ; while (b)', 'do {__turn();;} while (b)'],
  [
    'while (1) while (2) f = () => x',
    'while (1) {__turn();while (2) {__turn();f = () => (__turn(),x)}}',
  ],
  ['const f = a => b => ({c: 1})', 'const f = a => (__turn(),b => (__turn(),({c: 1})))'],
  ['function f() { f() }', 'function f() {__turn(); f() }'],
  ['const o = {m() {}, get a() {}}', 'const o = {m() {__turn();}, get a() {__turn();}}'],
  [
    'class A { static {} constructor() {} }',
    'class A { static {__turn();} constructor() {__turn();} }',
  ],
  ['try { a() } catch { b() }', 'try {__turn(); a() } catch {__turn(); b() }'],
])('guards %s', (code, guarded) => {
  expect(addGuards(code)).toBe(guarded);
});

it('leaves objects, and the lines of the code, as they are', () => {
  expect(addGuards('const o = {}\nconst p = {\n  a: 1,\n}')).toBe(
    'const o = {}\nconst p = {\n  a: 1,\n}',
  );
});

it('stops every loop, however it is caught', () => {
  let calls = 0;
  const turn = () => {
    calls += 1;
    if (calls > 100) {
      throw new Error('stopped');
    }
  };
  for (const code of [
    'while (true) try { f() } catch {}',
    'for (;;) { try { for (;;); } catch {} }',
    'do try { throw 1 } finally { continue } while (true)',
    'const go = () => go(); go()',
    'while (true) { [1].forEach(() => {}) }',
  ]) {
    calls = 0;
    expect(() => new Function('__turn', 'f', addGuards(code))(turn, () => {})).toThrow('stopped');
  }
});
