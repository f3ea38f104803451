/** Says no after `ms`, with a code like the SDK's own. The call itself cannot be taken back and may still succeed. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
  readonly code = 'deadline-exceeded'
}

/** @throws DeadlineError when `work` has not settled after `ms` milliseconds */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`no answer within ${ms} ms`)), Math.max(0, ms))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
