/**
 * The snapshot that the arguments of the command ask for.
 *
 * @param {readonly string[]} args what stands after `--`, such as `['essentials/1']`
 * @param {readonly import('./resolveSnapshot.mjs').Snapshot[]} snapshots those that exist
 * @returns {import('./resolveSnapshot.mjs').Snapshot}
 * @throws {Error} when the arguments are not the name of one snapshot; the message lists them all
 */
export function chooseSnapshot(args, snapshots) {
  const found = snapshots.find(
    ({ series, part }) => args[0] === `${series}/${part}`,
  )
  if (found && args.length === 1) return found

  const problem =
    args.length === 0
      ? 'Which snapshot? Name one.'
      : `"${args.join(' ')}" is not the name of a snapshot.`
  const commands = snapshots.map(
    ({ series, part }) => `  npm run example -- ${series}/${part}`,
  )
  throw new Error([problem, 'These exist:', ...commands].join('\n'))
}
