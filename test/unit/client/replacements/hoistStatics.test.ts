import hoistStatics from '../../../../theme-plugin/src/client/replacements/hoistStatics';

describe('hoistStatics', () => {
  it('copies static properties, names and symbols, and none that a function has by itself', () => {
    const mark = Symbol('mark');
    class Source {
      static displayName = 'Source';
      static loads = () => 'data';
      static [mark] = 1;
      static get late() {
        return this.name;
      }
    }
    function Target() {}
    const hoisted: object = hoistStatics(Target, Source);
    expect(hoisted).toBe(Target);
    expect(Target.name).toBe('Target');
    expect(Reflect.get(Target, 'loads')).toBe(Source.loads);
    expect(Reflect.get(Target, mark)).toBe(1);
    expect(Reflect.get(Target, 'late')).toBe('Target');
    expect(Reflect.get(Target, 'displayName')).toBeUndefined();
  });

  it('keeps what the target has', () => {
    const Target = Object.assign(() => null, {loads: 'own'});
    hoistStatics(
      Target,
      Object.assign(() => null, {loads: 'other', more: 1}),
    );
    expect(Target.loads).toBe('own');
    expect(Reflect.get(Target, 'more')).toBe(1);
  });
});
