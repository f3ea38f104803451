/** Carries a code like the SDK's own. */
class DeadlineError extends Error {
  readonly code = 'deadline-exceeded'
}

/**
 * Waits no longer than `ms` milliseconds. The work itself cannot be cancelled and may still succeed later.
 * @throws an error of the code `deadline-exceeded` when `work` has not settled by then
 */
export async function withDeadline<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
