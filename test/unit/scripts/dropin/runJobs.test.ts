import {runJobs} from '@site/scripts/dropin/runJobs';
import type {Job} from '@site/scripts/dropin/runJobs';

/** Jobs that end on demand, and a log of what they did. */
function controlled() {
  const log: string[] = [];
  const ends = new Map<string, {finish: () => void; fail: (error: Error) => void}>();
  const job = (name: string, needs: string[] = []): Job => ({
    name,
    needs,
    run: () => {
      log.push(name);
      return new Promise((finish, fail) => ends.set(name, {finish, fail}));
    },
  });
  /** Waits until everything that follows has happened. */
  const settle = () => new Promise(resolve => setImmediate(resolve));
  const finish = async (name: string) => {
    ends.get(name)?.finish();
    await settle();
  };
  const fail = async (name: string, message: string) => {
    ends.get(name)?.fail(new Error(message));
    await settle();
  };
  return {log, job, finish, fail};
}

describe('runJobs', () => {
  it('starts a job once everything it needs is done, and no more at once than there are slots', async () => {
    const {log, job, finish} = controlled();
    const jobs = [job('pack'), job('test', ['build']), job('build', ['pack']), job('lint')];
    const ended: string[] = [];
    const result = runJobs(jobs, {slots: 2, onEnd: name => ended.push(name)});
    expect(log).toEqual(['pack', 'lint']);
    await finish('pack');
    expect(log).toEqual(['pack', 'lint', 'build']);
    await finish('build');
    await finish('test');
    await finish('lint');
    expect(await result).toEqual([]);
    expect(log).toEqual(['pack', 'lint', 'build', 'test']);
    expect(ended).toEqual(['pack', 'build', 'test', 'lint']);
  });

  it('starts the first of several jobs that are ready', async () => {
    const {log, job, finish} = controlled();
    const result = runJobs([job('first'), job('second'), job('third')], {
      slots: 1,
      onEnd: () => undefined,
    });
    await finish('first');
    expect(log).toEqual(['first', 'second']);
    await finish('second');
    await finish('third');
    await result;
  });

  it('keeps going after a failure, and names the jobs that it prevented', async () => {
    const {log, job, finish, fail} = controlled();
    const jobs = [job('build'), job('test', ['build', 'lint']), job('lint')];
    const result = runJobs(jobs, {slots: 2, onEnd: () => undefined});
    await fail('build', 'The tide came in.');
    await finish('lint');
    expect(await result).toEqual([
      {name: 'build', message: 'The tide came in.'},
      {name: 'test', message: "It didn't run, because these jobs failed or didn't run: build."},
    ]);
    expect(log).toEqual(['build', 'lint']);
  });
});
