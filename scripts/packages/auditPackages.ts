import {execFile} from 'node:child_process';

/** The parts of `npm audit --json` that are used here. */
interface AuditReport {
  vulnerabilities?: Record<string, {severity: string; range: string}>;
  /** Set instead if npm couldn't ask the registry. */
  message?: string;
}

export interface Audit {
  /** One sentence for each package with a weakness of high or critical severity. */
  faults: string[];
  /** Why the registry didn't answer. */
  refused?: string;
}

/**
 * Reads what npm prints for `npm audit --json`.
 *
 * @throws {SyntaxError} if it isn't JSON
 */
export function readAudit(output: string): Audit {
  const {vulnerabilities, message = 'no answer'} = JSON.parse(output) as AuditReport;
  if (!vulnerabilities) {
    return {faults: [], refused: message};
  }
  return {
    faults: Object.entries(vulnerabilities)
      .filter(([, {severity}]) => severity === 'high' || severity === 'critical')
      .map(
        ([name, {severity, range}]) =>
          `${name} ${range} has a weakness of ${severity} severity: npm audit --omit=dev`,
      ),
  };
}

/**
 * Asks the registry for known weaknesses of the packages that the site and the theme are built with. Mirrors of the
 * registry may refuse to answer.
 */
export async function auditPackages(cwd: string): Promise<Audit> {
  // `--include` replaces the list in .npmrc, which would win over `--omit`.
  const args = [
    'audit',
    '--json',
    '--omit=dev',
    '--include=prod',
    '--audit-level=high',
    '--fetch-retries=0',
    '--fetch-timeout=20000',
  ];
  const output = await new Promise<string>(resolve => {
    // npm exits with 1 both when it finds something and when it gets no answer.
    execFile(
      'npm',
      args,
      {cwd, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32'},
      (_error, stdout) => resolve(stdout),
    );
  });
  return output.trim() === '' ? {faults: [], refused: 'npm printed nothing'} : readAudit(output);
}
