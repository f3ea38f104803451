import { useCallback, useEffect, useReducer, useRef } from 'react'
import { fetchToastList } from '@/components/layout/fetch-toast-list'
import { notifications } from '@/lib/notifications'
import type { Account } from '@/lib/signup/backend'
import { accountCreationError, describeFailure, successToasts } from '@/lib/signup/error-messages'
import { SignedOutError } from '@/lib/signup/errors'
import type { Arrival, FounderSignup } from '@/lib/signup/founder-signup'
import { hasStoredSession, openSignup } from '@/lib/signup/lazy-signup'
import type { SignupSettings } from '@/lib/signup/settings'
import { initialState, signupReducer } from '@/lib/signup/signup-state'
import { firstProblem, type SignupFields } from '@/lib/signup/validation'

/** One toast is visible at a time, so the second waits until the first can have been read; in milliseconds. */
const secondToastDelay = 1200

/** The sign-up screen's state and what its buttons do. */
export function useSignup(settings: SignupSettings) {
  const [state, dispatch] = useReducer(signupReducer, initialState)
  // State would come too late for a second press in the same moment.
  const isRunning = useRef(false)
  const isFormTouched = useRef(false)

  useEffect(() => {
    if (!hasStoredSession(settings.firebase.apiKey)) return
    let isGone = false
    openSignup(settings)
      .then((signup) => signup.arrive())
      .catch((): Arrival => ({ found: 'nothing' }))
      .then((arrival) => {
        if (isGone) return
        dispatch({ type: 'arrived', arrival, isFormInUse: isFormTouched.current })
        if (arrival.found === 'login') prepareToasts()
      })
    return () => {
      isGone = true
    }
  }, [settings])

  async function run(attempt: (signup: FounderSignup) => Promise<Account>) {
    isRunning.current = true
    dispatch({ type: 'started' })
    try {
      const { email } = await attempt(await openSignup(settings))
      dispatch({ type: 'succeeded', email })
      announceSuccess()
    } catch (error) {
      const failure = describeFailure(error, navigator.onLine)
      dispatch({ type: 'failed', failure, isSignedOut: error instanceof SignedOutError })
      announceProblem({ title: accountCreationError, description: failure.message })
    } finally {
      isRunning.current = false
    }
  }

  return {
    ...state,
    /** Fetches the code behind the form ahead of the submit; a failure shows then. */
    prepare: useCallback(() => {
      isFormTouched.current = true
      prepareToasts()
      openSignup(settings).catch(() => {})
    }, [settings]),
    submit(fields: SignupFields) {
      if (isRunning.current) return
      const problem = firstProblem(fields)
      dispatch({ type: 'checked', problem })
      if (problem) announceProblem(problem)
      else void run((signup) => signup.create(fields.email, fields.password))
    },
    finish() {
      const { arrival } = state
      if (isRunning.current || arrival.found !== 'login') return
      void run((signup) => signup.finish(arrival.email))
    },
    takeOtherEmail() {
      dispatch({ type: 'other-email' })
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
  const second = setTimeout(() => notifications.add(successToasts.redirecting), secondToastDelay)
  // A page that is kept for the Back button would say so when it is shown again, and nobody is redirected then.
  const takeBack = () => {
    clearTimeout(second)
    notifications.dismiss()
  }
  addEventListener('pagehide', takeBack, { once: true })
}

function announceProblem({ title, description }: { title: string; description: string }) {
  notifications.add({ title, description, variant: 'destructive' })
}
