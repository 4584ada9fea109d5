import {dropinJobs} from '@site/scripts/dropin/dropinJobs';

const jobsOf = (projects: string[], isBuilt = false) =>
  dropinJobs({
    root: '/project',
    dir: '/run',
    projects,
    args: [],
    isBuilt,
    onReport: () => undefined,
  });

const namesOf = (...args: Parameters<typeof jobsOf>) => jobsOf(...args).map(({name}) => name);

describe('dropinJobs', () => {
  it('installs each release once, and starts the longest tests before the other builds', () => {
    expect(namesOf(['rspack', 'webpack', 'oldest', 'commands'])).toEqual([
      'pack the packages',
      'install the newest Docusaurus',
      'install the oldest Docusaurus',
      'build rspack',
      'test rspack',
      'build webpack',
      'build oldest',
      'test webpack',
      'test oldest',
      'test commands',
    ]);
  });

  it('includes every job that another one needs', () => {
    const jobs = jobsOf(['rspack', 'webpack', 'oldest', 'commands']);
    const names = jobs.map(({name}) => name);
    expect(jobs.flatMap(({needs}) => needs).filter(need => !names.includes(need))).toEqual([]);
  });

  it('builds only what the chosen projects need', () => {
    expect(namesOf(['oldest'])).toEqual([
      'pack the packages',
      'install the oldest Docusaurus',
      'build oldest',
      'test oldest',
    ]);
    expect(namesOf(['commands'])).toContain('build rspack');
  });

  it('only runs the tests if an earlier run has built the sites', () => {
    expect(namesOf(['webpack', 'commands'], true)).toEqual(['test webpack', 'test commands']);
    expect(jobsOf(['webpack'], true)[0]?.needs).toEqual([]);
  });
});
