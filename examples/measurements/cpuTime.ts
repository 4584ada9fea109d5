/**
 * How many milliseconds of processor time a task takes. Unlike wall-clock time, it doesn't grow
 * when other programs run at the same time.
 */
export function cpuTime(task: () => void) {
  const start = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
