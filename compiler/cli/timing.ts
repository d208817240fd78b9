/** How long each stage took, in ms, in the order in which they began; a stage that began twice is added up. */
export function stopwatch(): {
  start(stage: string): void
  stop(): readonly {readonly stage: string; readonly ms: number}[]
} {
  const totals = new Map<string, number>()
  let current: {readonly stage: string; readonly since: number} | undefined
  const settle = () => {
    if (current) totals.set(current.stage, (totals.get(current.stage) ?? 0) + performance.now() - current.since)
    current = undefined
  }
  return {
    start(stage) {
      settle()
      totals.set(stage, totals.get(stage) ?? 0)
      current = {stage, since: performance.now()}
    },
    stop() {
      settle()
      return [...totals].map(([stage, ms]) => ({stage, ms: Math.round(ms * 10) / 10}))
    },
  }
}
