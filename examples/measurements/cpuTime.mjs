/**
 * How many milliseconds of processor time a task takes. Unlike the time on a clock, it doesn't grow if other
 * programs run at the same time.
 *
 * @param {() => void} task
 */
export function cpuTime(task) {
  const start = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
