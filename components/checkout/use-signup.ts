import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchToastList } from '@/components/layout/fetch-toast-list'
import { notifications } from '@/lib/notifications'
import type { Account } from '@/lib/signup/backend'
import {
  accountCreationError,
  describeFailure,
  type SignupFailure,
  successToasts,
} from '@/lib/signup/error-messages'
import { SignedOutError } from '@/lib/signup/errors'
import type { Arrival, FounderSignup } from '@/lib/signup/founder-signup'
import { hasStoredSession, openSignup } from '@/lib/signup/lazy-signup'
import type { SignupSettings } from '@/lib/signup/settings'
import { type FieldProblem, firstProblem, type SignupFields } from '@/lib/signup/validation'

/** One toast is visible at a time, so the second waits until the first can have been read; in milliseconds. */
const secondToastDelay = 1200

/** Where the buyer stands: the form, a login whose record is missing, or done. */
export type SignupStage = 'form' | 'finish' | 'done'

/** The sign-up screen's state and what its buttons do. */
export function useSignup(settings: SignupSettings) {
  const [stage, setStage] = useState<SignupStage>('form')
  const [email, setEmail] = useState('')
  const [arrival, setArrival] = useState<Arrival>({ found: 'nothing' })
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const [failure, setFailure] = useState<SignupFailure | null>(null)
  /** Whether the form was in use when the arrival was known: nothing may come in above it then. */
  const [isFormInUse, setIsFormInUse] = useState(false)
  const [hasOtherEmail, setHasOtherEmail] = useState(false)
  // State would come too late for a second press in the same moment.
  const isRunning = useRef(false)
  const isFormTouched = useRef(false)

  useEffect(() => {
    if (!hasStoredSession(settings.firebase.apiKey)) return
    let isGone = false
    openSignup(settings)
      .then((signup) => signup.arrive())
      .catch((): Arrival => ({ found: 'nothing' }))
      .then((arrived) => {
        if (isGone || isRunning.current) return
        // Who is typing already keeps the form: it finishes the same login when it is submitted.
        if (arrived.found === 'login' && isFormTouched.current) return
        setArrival(arrived)
        setIsFormInUse(isFormTouched.current)
        if (arrived.found === 'login') {
          setStage('finish')
          prepareToasts()
        }
      })
    return () => {
      isGone = true
    }
  }, [settings])

  /** With nothing left of what the visit had found, which is told no longer. */
  function backToForm() {
    setArrival({ found: 'nothing' })
    setStage('form')
  }

  async function run(attempt: (signup: FounderSignup) => Promise<Account>) {
    isRunning.current = true
    setIsPending(true)
    setFailure(null)
    try {
      const account = await attempt(await openSignup(settings))
      setEmail(account.email)
      setStage('done')
      announceSuccess()
    } catch (error) {
      if (error instanceof SignedOutError) backToForm()
      const described = describeFailure(error, navigator.onLine)
      const { message: description, field } = described
      setFailure(described)
      if (field) setProblem({ field, title: accountCreationError, description })
      notifications.add({ title: accountCreationError, description, variant: 'destructive' })
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return {
    stage,
    /** Of the account that was made or finished. */
    email,
    arrival,
    isFormInUse,
    hasOtherEmail,
    isPending,
    problem,
    failure,
    /** Fetches the code behind the form ahead of the submit; a failure shows then. */
    prepare: useCallback(() => {
      isFormTouched.current = true
      prepareToasts()
      openSignup(settings).catch(() => {})
    }, [settings]),
    submit(fields: SignupFields) {
      if (isRunning.current) return
      const found = firstProblem(fields)
      setProblem(found)
      if (found) {
        setFailure(null)
        notifications.add({ title: found.title, description: found.description, variant: 'destructive' })
        return
      }
      void run((signup) => signup.create(fields.email, fields.password))
    },
    finish() {
      if (isRunning.current || arrival.found !== 'login') return
      void run((signup) => signup.finish(arrival.email))
    },
    takeOtherEmail() {
      setFailure(null)
      setHasOtherEmail(true)
      backToForm()
    },
  }
}

/**
 * Ahead of the account: a page that finds its code thrown away by a deploy loads itself afresh, and would forget what
 * became of the account.
 */
function prepareToasts() {
  fetchToastList().catch(() => {})
}

function announceSuccess() {
  notifications.add(successToasts.created)
  setTimeout(() => notifications.add(successToasts.redirecting), secondToastDelay)
}
