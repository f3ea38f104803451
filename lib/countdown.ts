export type Countdown = { pause(): void; resume(): void; stop(): void }

/** Calls `onEnd` once, after `duration` milliseconds of running time; starts at once. */
export function startCountdown(duration: number, onEnd: () => void): Countdown {
  let left = duration
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function resume() {
    if (timer !== undefined || isStopped) return
    since = performance.now()
    timer = setTimeout(() => {
      isStopped = true
      onEnd()
    }, left)
  }

  function pause() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
  }

  resume()
  return {
    pause,
    resume,
    stop() {
      pause()
      isStopped = true
    },
  }
}
